import {markdownPath, siteContentMark, siteContentPath, type Twin} from '../../lib/markdownPath';
import {escaped} from '../built-page/html';

/** The site's marketing and legal pages. What grows with the site is linked, not repeated. */
export function isSiteContent(path: string): boolean {
  return path !== siteContentPath && !/^\/(docs|blog|changelog|search)(\/|$)/.test(path);
}

/** Puts the pages into the built HTML of `siteContentPath`, a section each. Throws when it has no place for them. */
export function fillSiteContent(html: string, twins: readonly Twin[]): string {
  const place = new RegExp(`(<div[^>]*\\b${siteContentMark}[^>]*>)(</div>)`);
  if (!place.test(html)) throw new Error(`${siteContentPath} has no element with ${siteContentMark} to fill`);
  const index = `<nav aria-label="Pages"><ul>${twins.map(entry).join('')}</ul></nav>`;
  return html.replace(
    place,
    (_whole, open: string, close: string) => open + index + twins.map(section).join('') + close,
  );
}

function entry({path}: Twin): string {
  return `<li><a href="#${idOf(path)}">${path}</a></li>`;
}

function idOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

function section({path, markdown}: Twin): string {
  const id = idOf(path);
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? path;
  return (
    `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escaped(title)}</h2>` +
    `<p><a href="${path}">${path}</a> <a href="${markdownPath(path)}">${markdownPath(path)}</a> ` +
    `<button type="button" aria-label="Copy ${escaped(title)}">Copy</button></p>` +
    `<pre tabindex="0" role="region" aria-label="${escaped(title)} as Markdown">${escaped(markdown)}</pre></section>`
  );
}
