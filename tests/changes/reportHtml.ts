import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {escapeHtml} from '../../src/plugins/built-page/html';
import type {Changes, PageChange, PageName, RemovedPage, WeightChange} from './compareSites';
import type {Part} from './text';
import type {PageView, Views} from './visits';

/** What is compared, as a reader knows it: the subject of a commit, or that it is the current state. */
export type Versions = {before: string; after: string};

type Section = {id: string; title: string; count: string; content: string};

/** More pages than this are closed at first. */
const maxOpenPages = 4;
/** Pages with a budget are first, then those with the largest difference. */
const maxWeights = 15;
/** Attribute of elements that the summary in Markdown leaves out. */
export const htmlOnly = 'data-html-only';

/** Returns the whole report as one HTML document with its styles and pictures. */
export function reportHtml(changes: Changes, {views, unseen, violations}: Views, {before, after}: Versions): string {
  const sections = [
    section(
      'lost',
      'Addresses that stop working',
      plural(changes.lostUrls.length, 'address', 'addresses'),
      lostUrls(changes),
    ),
    section('pages', 'Pages added, removed and moved', movesCount(changes), moves(changes)),
    section('facts', 'Facts, prices and promises', plural(changes.facts.length, 'value'), facts(changes)),
    section(
      'texts',
      'Changed pages',
      plural(changedPages(changes, views).length, 'page'),
      texts(changes, views, unseen),
    ),
    section('frame', 'Header, footer and menus', plural(changes.frames.length, 'change'), frames(changes)),
    section(
      'accessibility',
      'New accessibility problems',
      plural(violations.length, 'problem'),
      list(violations.map(({path, text}) => `${code(path)} ${escapeHtml(text)}`)),
    ),
    section(
      'links',
      'New broken links',
      plural(changes.brokenLinks.length, 'link'),
      list(changes.brokenLinks.map(escapeHtml)),
    ),
    section('styles', 'Design rules', plural(changes.styles.length, 'rule'), styles(changes)),
    section('weight', 'Weight of pages', plural(changes.weights.length, 'page'), weights(changes.weights)),
  ].filter(({content}) => content !== '');
  const title = 'What this change does to the site';
  const compared = `<p>Before: ${escapeHtml(before)}.<br>After: ${escapeHtml(after)}.</p>`;
  const links = sections.map(
    ({id, title, count}) => `<li data-section="${id}"><a href="#${id}"><strong>${count}</strong> ${title}</a></li>`,
  );
  const body =
    sections.length === 0
      ? '<p>Nothing changes: all pages, texts, styles and scripts are the same.</p>'
      : `<nav aria-label="Summary" ${htmlOnly}><ul>${links.join('')}</ul></nav>
<p>${good(changes, views, violations.length)}</p>
${sections.map(({id, title, count, content}) => `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title} <small>${count}</small></h2>\n${content}</section>`).join('\n')}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${readFileSync(join(__dirname, 'report.css'), 'utf8')}</style></head>
<body><main><header><h1>${title}</h1>${compared}</header>
${body}</main></body></html>`;
}

function section(id: string, title: string, count: string, content: string): Section {
  return {id, title, count, content};
}

/** Says what was checked and is well, so that an absent section is not read as a missing check. */
function good({lostUrls, brokenLinks}: Changes, views: readonly PageView[], violations: number): string {
  const lines = [
    lostUrls.length === 0 && 'all published addresses still work',
    brokenLinks.length === 0 && 'there is no new broken link',
    violations === 0 && 'no new accessibility problem was found',
    views.length === 0 && 'no page looks different',
  ].filter((line) => line !== false);
  const text = lines.join('; ');
  return text && `Checked: ${text}.`;
}

function lostUrls({lostUrls}: Changes): string {
  if (lostUrls.length === 0) return '';
  return `<p>Visitors, search engines and other sites may use these. Restore them, or add redirects to <code>src/site/redirects.ts</code>.</p>${list(lostUrls.map(code))}`;
}

function movesCount({added, removed, changed}: Changes): string {
  return plural(added.length + removed.length - changed.filter(({movedFrom}) => movedFrom).length, 'page');
}

function moves({added, removed, changed}: Changes): string {
  const targets = changed.filter(({movedFrom}) => movedFrom).map(({path}) => path);
  const removal = ({title, path, redirect, likelyTarget}: RemovedPage) => {
    const name = pageName({title, path});
    if (redirect && targets.includes(redirect))
      return `Moved: ${name} is now ${code(redirect)}; the old address redirects there.`;
    if (redirect) return `Removed: ${name}; the address redirects to ${code(redirect)}.`;
    if (likelyTarget)
      return `Moved without a redirect: ${name} is probably now ${code(likelyTarget)}; the old address shows “not found”.`;
    return `Removed without a redirect: ${name}; the address shows “not found”.`;
  };
  const isNew = ({path}: PageName) => !targets.includes(path);
  return list([...removed.map(removal), ...added.filter(isNew).map((page) => `Added: ${pageName(page)}`)]);
}

function facts({facts}: Changes): string {
  const rows = facts.map(({name, before, after, pages, outdated}) => {
    const warning =
      outdated.length > 0 ? `<p class="warning">Still contains the old value, check: ${paths(outdated)}</p>` : '';
    return `<tr><th scope="row">${escapeHtml(name)}</th><td>${words(compareValue(before, after))}</td><td>${paths(pages) || 'No page, or too short to find'}${warning}</td></tr>`;
  });
  return table(['Name', 'Value', 'Pages that contain the new value'], rows);
}

function compareValue(before: string | undefined, after: string | undefined): Part[] {
  const parts: Part[] = [];
  if (before !== undefined) parts.push({text: before, in: 'before'});
  if (before !== undefined && after !== undefined) parts.push({text: ' ', in: 'both'});
  if (after !== undefined) parts.push({text: after, in: 'after'});
  return parts;
}

type ChangedPage = {change: PageChange; view: PageView | undefined};

/** Returns the pages on which a visitor, a search engine or a link finds a difference. */
function changedPages({changed}: Changes, views: readonly PageView[]): ChangedPage[] {
  return changed
    .map((change) => ({change, view: views.find(({path}) => path === change.path)}))
    .filter(({change, view}) => view || change.movedFrom || details(change) !== '');
}

function texts(changes: Changes, views: readonly PageView[], unseen: readonly string[]): string {
  const pages = changedPages(changes, views);
  const others = changes.changed.filter(
    ({path}) => !pages.some(({change}) => change.path === path) && !unseen.includes(path),
  );
  const articles = pages.map(
    ({change, view}, index) => `<details class="page"${index < maxOpenPages ? ' open' : ''}>
<summary><h3>${escapeHtml(change.title)}</h3><p>${code(change.path)}${change.movedFrom ? ` (before: ${code(change.movedFrom)})` : ''}</p></summary>
${details(change)}${view ? pictures(view) : ''}</details>`,
  );
  const rest = [
    unseen.length > 0 &&
      `<p>These pages may look different, too; pictures were made of the first ones only: ${paths(unseen)}</p>`,
    others.length > 0 && `<p>Only code that visitors do not see differs on: ${paths(others.map(({path}) => path))}</p>`,
  ];
  return [...articles, ...rest.filter(Boolean)].join('\n');
}

function details({fields, text, headings, lostAnchors, links, structuredData}: PageChange): string {
  const edits = text.map(
    ({heading, parts}) =>
      `<div class="edit">${heading && `<p class="place">Under “${escapeHtml(heading)}”</p>`}<p>${words(parts)}</p></div>`,
  );
  const anchors = lostAnchors.map(
    ({id, redirect}) => `${code(`#${id}`)} ${redirect ? `redirects to ${code(redirect)}` : 'no longer exists'}`,
  );
  const groups: [string, string][] = [
    ...fields.map(({name, parts}): [string, string] => [
      name === 'title' ? 'Title in search results' : 'Description in search results',
      `<p>${words(parts)}</p>`,
    ]),
    ['Text', edits.join('')],
    ['Headings', parted(headings)],
    ['Anchors', list(anchors)],
    ['Links', parted(links)],
    ['Data for search engines', list(structuredData.map((part) => words([part])))],
  ];
  return groups.map(([title, content]) => content && `<h4>${title}</h4>\n${content}\n`).join('');
}

function parted({removed, added}: {removed: string[]; added: string[]}): string {
  return list([
    ...removed.map((text) => words([{text, in: 'before'}])),
    ...added.map((text) => words([{text, in: 'after'}])),
  ]);
}

function pictures({path, widths}: PageView): string {
  const name = (width: number) => (width < 600 ? `Phone, ${width} pixels wide` : `Computer, ${width} pixels wide`);
  const image = (bytes: Buffer, label: string) =>
    `<figure><figcaption>${label}</figcaption><img src="data:image/webp;base64,${bytes.toString('base64')}" alt="${label}: part of ${escapeHtml(path)}"></figure>`;
  const groups = widths.map(({width, pictures, omitted, sameAs}) => {
    const rows = pictures.map(
      ({before, after}) =>
        `<div class="pair" data-width="${width}">${image(before, 'Before')}${image(after, 'After')}</div>`,
    );
    const note = sameAs
      ? `<p>The same as on ${code(sameAs)}.</p>`
      : omitted > 0
        ? `<p>${plural(omitted, 'more place')} on this page differ.</p>`
        : '';
    return `<h4>${name(width)}</h4>${rows.join('')}${note}`;
  });
  return `<div ${htmlOnly}>${groups.join('')}</div><p class="markdown-only">Looks different: ${widths.map(({width}) => name(width)).join('; ')}</p>`;
}

function frames({frames}: Changes): string {
  return frames
    .map(({parts, pages}) => `${list(parts.map((part) => words([part])))}<p>On ${paths(pages)}</p>`)
    .join('\n');
}

function styles({styles}: Changes): string {
  if (styles.length === 0) return '';
  const rows = styles.map(({context, selector, before, after, pages}) => {
    const declarations = [
      before && words([{text: before, in: 'before'}]),
      after && words([{text: after, in: 'after'}]),
    ];
    return `<li><p>${code(`${context} ${selector}`.trim())}<br>${declarations.filter(Boolean).join('<br>')}<br>On ${paths(pages)}</p></li>`;
  });
  return `<details ${htmlOnly}><summary>Rules of the stylesheets, for designers and developers</summary><ul>${rows.join('')}</ul></details><p class="markdown-only">The rules are in the whole report.</p>`;
}

function weights(changes: readonly WeightChange[]): string {
  const cell = (before: number, after: number, left?: number) => {
    const change =
      after === before ? '' : `<br><small>${after > before ? '+' : '−'}${size(Math.abs(after - before))}</small>`;
    return `<td>${size(after)}${change}${left === undefined ? '' : `<br><small>${left < 0 ? `<strong>${size(-left)} over budget</strong>` : `${size(left)} left`}</small>`}</td>`;
  };
  const difference = ({before, after}: WeightChange) =>
    (['scripts', 'styles', 'html', 'images'] as const).reduce(
      (sum, part) => sum + Math.abs(after[part] - before[part]),
      0,
    );
  const ordered = changes
    .toSorted((a, b) => difference(b) - difference(a))
    .toSorted((a, b) => Number(b.budget !== undefined) - Number(a.budget !== undefined));
  const others = ordered.slice(maxWeights).map(({path}) => path);
  const rows = ordered
    .slice(0, maxWeights)
    .map(
      ({path, before, after, budget}) =>
        `<tr><th scope="row">${code(path)}</th>${cell(before.scripts, after.scripts, budget && budget.js - after.scripts)}${cell(before.styles, after.styles, budget && budget.css - after.styles)}${cell(before.html, after.html)}${cell(before.images, after.images)}</tr>`,
    );
  const note = others.length > 0 ? `<p>Smaller differences on: ${paths(others)}</p>` : '';
  return table(['Page', 'Scripts', 'Styles', 'HTML', 'Images'], rows) + note;
}

function size(bytes: number): string {
  return `${bytes.toLocaleString('en')} B`;
}

function table(headings: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function words(parts: readonly Part[]): string {
  const html = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  return parts
    .map(({text, in: version}) => {
      if (version === 'both') return html(text);
      const tag = version === 'before' ? 'del' : 'ins';
      // Spaces are outside: Markdown has no marks that start or end with one.
      const [, start = '', marked = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      return `${html(start)}<${tag}>${html(marked)}</${tag}>${html(end)}`;
    })
    .join('');
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
}

function pageName({title, path}: PageName): string {
  return `“${escapeHtml(title)}” ${code(path)}`;
}

function paths(list: readonly string[]): string {
  const shown = list.slice(0, 12).map(code).join(', ');
  return list.length > 12 ? `${shown} and ${list.length - 12} more` : shown;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
