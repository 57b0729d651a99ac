import {assistants} from '../data/agents/assistants';
import {siteRepository} from '../data/company/company';
import {findAll, readHtml} from '../plugins/built-page/html';
import {listFiles, readText} from '../plugins/content-lint/read/files';

/**
 * Collects the links to other sites from the pages in the folder `build`: the paths of the pages, by the link's URL
 * without fragment. Skips the reserved `.example` domains of settings with default values, which `npm run launch-check`
 * lists.
 */
export function externalLinks(root: string, siteUrl: string): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const file of listFiles(root, 'build', /\.html$/)) {
    const path = file.replace(/^build/, '').replace(/(\/index)?\.html$/, '') || '/';
    for (const url of linksOf(readText(root, file), siteUrl)) links.set(url, [...(links.get(url) ?? []), path]);
  }
  return links;
}

/** Returns the URLs of the links to other sites in a page, each once. */
function linksOf(html: string, siteUrl: string): Set<string> {
  const urls = findAll(readHtml(html), ({tagName}) => tagName === 'a')
    .map(({properties: {href}}) => String(href ?? ''))
    .filter((href) => URL.canParse(href, siteUrl))
    .map((href) => new URL(href, siteUrl))
    .filter(({protocol, origin, hostname}) => {
      return /^https?:$/.test(protocol) && origin !== siteUrl && !hostname.endsWith('.example');
    });
  return new Set(urls.map(({href}) => sharedUrl(href.replace(/#.*/, ''))));
}

/** Links that every page has with its own URL or file, and the URL that is requested for all of them. */
const generatedLinks = [
  ...assistants.map(({newChat}) => ({prefix: newChat, url: newChat})),
  {prefix: `${siteRepository.url}/edit/`, url: siteRepository.url},
];

function sharedUrl(url: string): string {
  return generatedLinks.find(({prefix}) => url.startsWith(prefix))?.url ?? url;
}
