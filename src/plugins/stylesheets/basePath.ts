import type {Plugin} from 'postcss';

/** PostCSS plugin that adds the base path of the site, such as `/sub/`, to the URLs of fonts in `static`. */
export function basePath(baseUrl: string): Plugin {
  const withBase = (value: string) => value.replaceAll(/url\((['"]?)\/(?!\/)/g, (_, quote) => `url(${quote}${baseUrl}`);
  return {
    postcssPlugin: 'base-path',
    // Visitors of rules run again when a later plugin changes the rule.
    Once(root) {
      root.walkDecls('src', (declaration) => {
        const {value, raws} = declaration;
        // The raw value has the comment that keeps the URL out of the bundle.
        const raw = withBase(raws.value?.raw ?? value);
        declaration.value = withBase(value);
        declaration.raws.value = {value: declaration.value, raw};
      });
    },
  };
}
