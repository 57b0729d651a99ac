import {type Program, parse, tokenizer, tokTypes} from 'acorn';
import {browserModule} from '../replacements';
import {dataExports, exportedNames} from './proof';

const syntax = {ecmaVersion: 'latest', sourceType: 'module'} as const;

type Options = {
  /** The request of the page's body. */
  body: string;
  /** The name of the body's chunk. */
  chunkName: string;
  /** Whether the page's list page does not read its data: none is exported. */
  withoutData?: boolean;
};

/** Returns the code of a page's module with the components of MDX pages around its default export. */
export function providePage(code: string): string {
  const {body: statements} = parse(code, syntax);
  const page = statements.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (!page) return code;
  const {start, end} = page.declaration;
  const expression = code.slice(start, end).replace(/;$/, '');
  return [
    `import {createPage as _createPage} from ${JSON.stringify(browserModule('hydratedPage'))};`,
    `${code.slice(0, page.start)}export default _createPage(${expression});${code.slice(page.end)}`,
  ].join('\n');
}

/**
 * Returns the code of a page's module without the body: the exported data, the imports that it refers to, and a default
 * export that imports the body.
 *
 * @param code the module as compiled by Docusaurus
 */
export function splitPage(code: string, {body, chunkName, withoutData = false}: Options): string {
  const {body: statements} = parse(code, syntax);
  const textOf = ({start, end}: Program['body'][number]) => code.slice(start, end);
  const exported = withoutData ? [] : dataExports;
  const data = statements.filter((statement) => exportedNames(statement).some((name) => exported.includes(name)));
  const names = new Set(data.flatMap((statement) => identifiersIn(textOf(statement))));
  const imports = statements.filter(
    (statement) =>
      statement.type === 'ImportDeclaration' && statement.specifiers.some(({local}) => names.has(local.name)),
  );
  const comments = `/* webpackChunkName: ${JSON.stringify(chunkName)}, webpackExports: ["default"] */`;
  return [
    `import {createPage} from ${JSON.stringify(browserModule('staticPage'))};`,
    ...[...imports, ...data].map(textOf),
    `export default createPage(() => import(${comments} ${JSON.stringify(body)}));`,
  ].join('\n');
}

function identifiersIn(text: string): string[] {
  const tokens = [...tokenizer(text, syntax)].filter(({type}) => type === tokTypes.name);
  return tokens.map(({start, end}) => text.slice(start, end));
}
