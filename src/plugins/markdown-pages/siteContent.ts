import {type MarkdownPage, markdownPath, siteContentMark, siteContentPath} from '../../lib/markdownPath';
import {escapeHtml} from '../built-page/html';

/** The site's marketing and legal pages. What grows with the site is linked, not repeated. */
export function isSiteContent(path: string): boolean {
  return path !== siteContentPath && !/^\/(docs|blog|changelog|search)(\/|$)/.test(path);
}

/** Puts the pages into the built HTML of `siteContentPath`, a section each. Throws when it has no place for them. */
export function fillSiteContent(html: string, pages: readonly MarkdownPage[]): string {
  const place = new RegExp(`(<div[^>]*\\b${siteContentMark}[^>]*>)(</div>)`);
  if (!place.test(html)) throw new Error(`${siteContentPath} has no element with ${siteContentMark} to fill`);
  const index = `<nav aria-label="Pages"><ul>${pages.map(entry).join('')}</ul></nav>`;
  return html.replace(
    place,
    (_whole, open: string, close: string) => open + index + pages.map(section).join('') + close,
  );
}

function entry({path}: MarkdownPage): string {
  return `<li><a href="#${idOf(path)}">${path}</a></li>`;
}

function idOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

function section({path, markdown}: MarkdownPage): string {
  const id = idOf(path);
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? path;
  return (
    `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>` +
    `<p><a href="${path}">${path}</a> <a href="${markdownPath(path)}">${markdownPath(path)}</a> ` +
    `<button type="button" aria-label="Copy ${escapeHtml(title)}">Copy</button></p>` +
    `<pre tabindex="0" role="region" aria-label="${escapeHtml(title)} as Markdown">${escapeHtml(markdown)}</pre></section>`
  );
}
