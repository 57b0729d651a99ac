import {type Program, parse, tokenizer, tokTypes} from 'acorn';

const syntax = {ecmaVersion: 'latest', sourceType: 'module'} as const;

/** What Docusaurus reads from a page's module besides its body. */
const dataExports = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

type Options = {
  /** The request of the page's body. */
  body: string;
  /** The name of the body's chunk; without it, the body is in the page's chunk. */
  chunkName?: string;
  /** Whether the module is on a list page, which has the data of its entries in its properties: none is exported. */
  isListed?: boolean;
  /** The module that creates a page from its body: `components/mdx/mdxPage.tsx` or `interactivePage.tsx`. */
  pageModule: string;
};

/**
 * Returns the code of a page's module without the body: the exported data, the imports that it refers to, and a default
 * export that imports the body.
 *
 * @param code the module as compiled by Docusaurus
 */
export function splitPage(code: string, {body, chunkName, isListed = false, pageModule}: Options): string {
  const {body: statements} = parse(code, syntax);
  const textOf = ({start, end}: Program['body'][number]) => code.slice(start, end);
  const exported = isListed ? [] : dataExports;
  const data = statements.filter((statement) => exportedNames(statement).some((name) => exported.includes(name)));
  const names = new Set(data.flatMap((statement) => identifiersIn(textOf(statement))));
  const imports = statements.filter(
    (statement) =>
      statement.type === 'ImportDeclaration' && statement.specifiers.some(({local}) => names.has(local.name)),
  );
  const comments = `/* webpackChunkName: ${JSON.stringify(chunkName)}, webpackExports: ["default"] */`;
  return [
    `import {createPage} from ${JSON.stringify(pageModule)};`,
    ...(chunkName ? [] : [`import Body from ${JSON.stringify(body)};`]),
    ...[...imports, ...data].map(textOf),
    `export default createPage(${chunkName ? `() => import(${comments} ${JSON.stringify(body)})` : 'Body'});`,
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
