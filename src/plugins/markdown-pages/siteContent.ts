import {type MarkdownPage, markdownPath, siteContentAttribute, siteContentPath} from '../../lib/markdownPath';
import {escapeHtml} from '../built-page/html';

/** Whether a path is a marketing or legal page. Docs, blog and changelog are left out: they grow with the site. */
export function isSiteContent(path: string): boolean {
  return path !== siteContentPath && !/^\/(docs|blog|changelog|search)(\/|$)/.test(path);
}

/**
 * Inserts the pages into the built HTML of `siteContentPath`, one section each. Throws if it has no element for them.
 */
export function fillSiteContent(html: string, pages: readonly MarkdownPage[]): string {
  const container = new RegExp(`(<div[^>]*\\b${siteContentAttribute}[^>]*>)(</div>)`);
  if (!container.test(html))
    throw new Error(`${siteContentPath} has no element with ${siteContentAttribute}: add an empty div`);
  const index = `<nav aria-label="Pages"><ul>${pages.map(entry).join('')}</ul></nav>`;
  return html.replace(
    container,
    (_match, open: string, close: string) => open + index + pages.map(section).join('') + close,
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
