import {type Node, type Program, parse} from 'acorn';

/** Components whose HTML needs no scripts, or whose behavior delegated listeners implement. */
export type StaticComponents = {
  /** By name in the map of MDX components: the props with which the component does need scripts. */
  components: Readonly<Record<string, readonly string[]>>;
  /** Prefixes of requests that MDX pages may import, such as a folder of components or of data. */
  imports: readonly string[];
};

const generatedFunctions = ['_createMdxContent', '_missingMdxReference', 'MDXContent'];
const generatedImports = ['react/jsx-runtime', '@mdx-js/react'];

/** What Docusaurus reads from a page's module besides its body. */
export const dataExports: readonly string[] = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

/**
 * Returns why the body of an MDX page may need scripts, or `undefined` if it is proven that it needs none: then it
 * consists of elements and components that are known to be static, without handlers, and the module exports no others.
 * A page that imports another MDX file is not proven.
 *
 * @param code the module as compiled by Docusaurus
 */
export function reasonToHydrate(code: string, {components, imports}: StaticComponents): string | undefined {
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const imported = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') {
      if (!isGenerated(statement)) return 'it defines more than its text';
      continue;
    }
    const request = String(statement.source.value);
    if (generatedImports.includes(request)) continue;
    if (!imports.some((prefix) => request.startsWith(prefix)) && !request.endsWith('.json')) {
      return `it imports ${request}`;
    }
    for (const {local} of statement.specifiers) imported.add(local.name);
  }
  let reason: string | undefined;
  const content = body.find(
    (statement) => statement.type === 'FunctionDeclaration' && nameOf(statement.id) === generatedFunctions[0],
  );
  visit(content, (node) => {
    reason ??= reasonOf(node);
  });
  return reason;

  function reasonOf(node: AstNode): string | undefined {
    if (node.type !== 'CallExpression') return undefined;
    const callee = nameOf(node.callee);
    if (callee && /^use[A-Z]/.test(callee)) return `it calls ${callee}`;
    if (callee !== '_jsx' && callee !== '_jsxs') return undefined;
    const [type, props] = node.arguments as AstNode[];
    if (!type) return 'it has an element without a type';
    if (type.type === 'Literal' || nameOf(type) === '_Fragment') return reasonOfProps(props, []);
    const name =
      type.type === 'MemberExpression' && nameOf(type.object) === '_components' ? nameOf(type.property) : nameOf(type);
    if (name && imported.has(name)) return reasonOfProps(props, components[name] ?? []);
    const interactiveProps = name === undefined ? undefined : components[name];
    return interactiveProps ? reasonOfProps(props, interactiveProps) : `it has <${name ?? '…'}>`;
  }
}

/** A node of acorn's syntax tree, with its fields. */
type AstNode = Node & {[field: string]: unknown};

function isGenerated(statement: Program['body'][number]): boolean {
  if (statement.type === 'FunctionDeclaration') return generatedFunctions.includes(statement.id.name);
  if (statement.type === 'ExportDefaultDeclaration') {
    return generatedFunctions.includes(nameOf((statement.declaration as {id?: unknown}).id) ?? '');
  }
  const names = exportedNames(statement);
  return names.length > 0 && names.every((name) => dataExports.includes(name));
}

/** Returns the names that a statement exports, except for a default export. */
export function exportedNames(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const {declaration, specifiers} = statement;
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  return [
    ...specifiers.flatMap(({exported}) => (exported.type === 'Identifier' ? exported.name : [])),
    ...declared.flatMap(({id}) => (id.type === 'Identifier' ? id.name : [])),
    ...(declaration && declaration.type !== 'VariableDeclaration' ? [declaration.id.name] : []),
  ];
}

function reasonOfProps(props: AstNode | undefined, interactiveProps: readonly string[]): string | undefined {
  if (props?.type !== 'ObjectExpression') return 'it has an element with unknown properties';
  for (const property of props.properties as AstNode[]) {
    if (property.type !== 'Property') return 'it has an element with unknown properties';
    const key = property.key as AstNode;
    const name = nameOf(key) ?? String(key.value);
    const value = property.value as AstNode;
    if (/^on[A-Z]|^ref$/.test(name) || interactiveProps.includes(name)) return `it has an element with ${name}`;
    if (/Function/.test(value.type)) return `it passes a function as ${name}`;
  }
  return undefined;
}

function nameOf(node: unknown): string | undefined {
  const {type, name} = (node ?? {}) as {type?: string; name?: string};
  return type === 'Identifier' ? name : undefined;
}

function visit(node: unknown, act: (node: AstNode) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, act);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) act(node as AstNode);
    for (const child of Object.values(node)) visit(child, act);
  }
}
