import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => void>;

/** The hooks of Rspack for the code that adds the elements of a chunk; webpack's types do not contain them. */
type RuntimePlugin = {
  getCompilationHooks: (
    compilation: object,
  ) => Record<'createScript' | 'createLink', {tap: (name: string, change: (code: string) => string) => void}>;
};

/**
 * Adds `integrity` to the scripts and stylesheets that the bundler's runtime loads, by `__webpack_require__.integrity`:
 * `../browser/routes/integrity.ts` sets it. Without a hash there, a file is loaded without. Returns `undefined` if the
 * bundler does not have the hooks. The header Integrity-Policy accepts only scripts with `crossorigin`.
 */
export function chunkIntegrity(bundler: Bundler): BundlerPlugin | undefined {
  const {RuntimePlugin} = bundler as {RuntimePlugin?: RuntimePlugin};
  if (!RuntimePlugin?.getCompilationHooks) return undefined;
  const hashOf = (key: string) => `(__webpack_require__.integrity || {})[${key}] || ""`;
  return ({hooks}) => {
    hooks.compilation.tap('chunk-integrity', (compilation) => {
      const {createScript, createLink} = RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(
        'chunk-integrity',
        (code) => `${code}\nscript.integrity = ${hashOf('chunkId')};\nscript.crossOrigin = "anonymous";`,
      );
      createLink.tap('chunk-integrity', (code) => `${code}\nlinkTag.integrity = ${hashOf('chunkId + ".css"')};`);
    });
  };
}
