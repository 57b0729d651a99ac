import {resolveRedirect} from '../../src/plugins/content-lint/rules/publishedUrls';
import {captured} from '../support/build';
import type {Site} from './site';

/** Returns the links of all pages within the site that have no target, as `/page links to /missing`. */
export function brokenLinks(site: Site): string[] {
  const ids = new Map([...site.pages].map(([path, {html}]) => [path, new Set(captured(html, /\sid="?([^" >]+)/g))]));
  return [...site.pages.values()].flatMap(({path, html}) =>
    [...new Set(captured(html, /<a\b[^>]*?\shref="?([^" >]+)/g))]
      .filter((href) => {
        const {origin, pathname, hash} = new URL(href.replaceAll('&amp;', '&'), site.origin + path);
        if (origin !== site.origin || site.hasFile(pathname)) return false;
        const target =
          site.pages.get(pathname) ??
          site.pages.get(resolveRedirect(pathname, site.redirects)?.replace(/#.*/, '') ?? '');
        if (!target) return true;
        const id = decodeURIComponent(hash.slice(1));
        return (
          id !== '' &&
          !id.startsWith(':~:') &&
          !ids.get(target.path)?.has(id) &&
          !site.redirects.some(({from}) => from === target.path + hash)
        );
      })
      .map((href) => `${path} links to ${href}`),
  );
}
