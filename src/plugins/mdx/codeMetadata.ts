import {dirname} from 'node:path';
import type * as ThemeCommon from '@docusaurus/theme-common/internal';
import {buildSync} from 'esbuild';

type CodeBlockUtils = Pick<typeof ThemeCommon, 'createCodeBlockMetadata'>;

let utils: CodeBlockUtils | undefined;

/**
 * Docusaurus' parser of code blocks: title, line numbers, highlighted lines, and the code without the comments that
 * highlight lines. Docusaurus publishes it for bundlers only, so the first call compiles it for Node, which takes 0.1 s.
 */
export const createCodeBlockMetadata: CodeBlockUtils['createCodeBlockMetadata'] = (options) => {
  utils ??= compileCodeBlockUtils();
  return utils.createCodeBlockMetadata(options);
};

function compileCodeBlockUtils(): CodeBlockUtils {
  const folder = dirname(require.resolve('@docusaurus/theme-common/internal'));
  const {outputFiles} = buildSync({
    stdin: {contents: "export {createCodeBlockMetadata} from './utils/codeBlockUtils';", resolveDir: folder},
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    loader: {'.js': 'jsx'},
    // Imported by code that is not used here.
    external: ['@docusaurus/*'],
  });
  const module = {exports: {} as CodeBlockUtils};
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, require);
  return module.exports;
}
