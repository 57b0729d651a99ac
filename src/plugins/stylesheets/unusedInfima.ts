import type {ConfigureWebpackUtils} from '@docusaurus/types';
import postcss, {type AtRule, type Root} from 'postcss';
import type {Compiler} from 'webpack';
import {classesInStylesheet} from '../../runtime/build/assets/cssClasses';
import {usedCustomProperties} from '../social-cards/customProperties';

/**
 * Removes from Infima's layer the rules for classes that no script contains, and the custom properties that neither a
 * script nor another rule uses. Changes the stylesheets, which must be all of the site.
 */
export function removeUnusedInfima(stylesheets: readonly Root[], scripts: readonly string[]): void {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  const isUsed = (selector: string) => [...classesInStylesheet(selector)].every((name) => words.has(name));
  const infima = stylesheets.flatMap(({nodes}) =>
    nodes.filter((node): node is AtRule => node.type === 'atrule' && node.params === 'docusaurus.infima'),
  );
  for (const layer of infima)
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter(isUsed);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
    });
  const properties = usedCustomProperties(stylesheets, words);
  for (const layer of infima)
    layer.walkDecls(/^--/, (declaration) => {
      if (!properties.has(declaration.prop)) declaration.remove();
    });
}

/** Bundler plugin that applies `removeUnusedInfima` to a build. */
export const unusedInfima =
  ({Compilation, sources}: ConfigureWebpackUtils['currentBundler']['instance']) =>
  ({hooks}: Compiler) => {
    hooks.thisCompilation.tap('unused-infima', (compilation) => {
      // Before minification, which removes empty rules, and before the content hashes in file names are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'unused-infima', stage}, (assets) => {
        const textsOf = (extension: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(extension))
            .map(([file, source]) => [file, String(source.source())] as const);
        const stylesheets = textsOf('.css').map(([file, css]) => ({file, root: postcss.parse(css)}));
        removeUnusedInfima(
          stylesheets.map(({root}) => root),
          textsOf('.js').map(([, script]) => script),
        );
        for (const {file, root} of stylesheets) compilation.updateAsset(file, new sources.RawSource(String(root)));
      });
    });
  };
