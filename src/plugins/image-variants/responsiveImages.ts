import {join} from 'node:path';
import {escapePath} from '@docusaurus/utils';
import type {MemberExpression, ObjectExpression} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

const loader = escapePath(join(__dirname, 'variantLoader.cjs'));

/** The file in the `src` that Docusaurus writes for a local image: `require("!url-loader…!./name.png").default`. */
const imageFile = /!(\.[^!"]+\.(?:png|jpe?g))"\)/i;

/** Adds `srcset` and `sizes` to local PNG and JPEG images in Markdown: spreads the props that the loader exports. */
export function responsiveImages(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type !== ('mdxJsxTextElement' as string)) return;
      const {name, attributes} = node as unknown as MdxJsxTextElement;
      if (name !== 'img') return;
      const src = attributes.find(
        (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
      );
      const code = typeof src?.value === 'object' ? src.value?.value : undefined;
      const [, file] = imageFile.exec(code ?? '') ?? [];
      if (file) attributes.push(spreadExportOf(`!!${loader}!${file}`));
    });
  };
}

/** Builds the attribute `{...require("…").default}`. */
function spreadExportOf(request: string): MdxJsxExpressionAttribute {
  const argument: MemberExpression = {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request}],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
  const expression: ObjectExpression = {
    type: 'ObjectExpression',
    properties: [{type: 'SpreadElement', argument}],
  };
  return {
    type: 'mdxJsxExpressionAttribute',
    value: `...require(${JSON.stringify(request)}).default`,
    data: {
      estree: {type: 'Program', sourceType: 'module', comments: [], body: [{type: 'ExpressionStatement', expression}]},
    },
  };
}
