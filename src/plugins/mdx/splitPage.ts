import {type Program, parse, tokenizer, tokTypes} from 'acorn';

const syntax = {ecmaVersion: 'latest', sourceType: 'module'} as const;

/** What Docusaurus reads from a page's module besides its body. */
const dataExports = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

type Requests = {
  /** The page's body. */
  body: string;
  chunkName: string;
  /** The browser module that creates a page from its body. */
  mdxPage: string;
};

/**
 * Returns the code of a page's module without the body: the exported data, the imports that it refers to, and a default
 * export that imports the body dynamically.
 *
 * @param code the module as compiled by Docusaurus
 */
export function splitPage(code: string, {body, chunkName, mdxPage}: Requests): string {
  const {body: statements} = parse(code, syntax);
  const textOf = ({start, end}: Program['body'][number]) => code.slice(start, end);
  const data = statements.filter((statement) => exportedNames(statement).some((name) => dataExports.includes(name)));
  const names = new Set(data.flatMap((statement) => identifiersIn(textOf(statement))));
  const imports = statements.filter(
    (statement) =>
      statement.type === 'ImportDeclaration' && statement.specifiers.some(({local}) => names.has(local.name)),
  );
  const comments = `/* webpackChunkName: ${JSON.stringify(chunkName)}, webpackExports: ["default"] */`;
  return [
    `import {mdxPage} from ${JSON.stringify(mdxPage)};`,
    ...[...imports, ...data].map(textOf),
    `export default mdxPage(() => import(${comments} ${JSON.stringify(body)}));`,
  ].join('\n');
}

function identifiersIn(text: string): string[] {
  const tokens = [...tokenizer(text, syntax)].filter(({type}) => type === tokTypes.name);
  return tokens.map(({start, end}) => text.slice(start, end));
}

function exportedNames(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const {declaration, specifiers} = statement;
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  return [
    ...specifiers.flatMap(({exported}) => (exported.type === 'Identifier' ? exported.name : [])),
    ...declared.flatMap(({id}) => (id.type === 'Identifier' ? id.name : [])),
  ];
}
