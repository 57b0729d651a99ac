import type {Element} from 'hast';
import {type Child, h} from 'hastscript';
import type {Changes, PageChange} from './compareSites';
import type {Part} from './text';
import type {PageView, Views} from './visits';

/** More pages than this are closed at first. */
const maxOpenPages = 4;
const maxWeights = 15;
const maxPaths = 12;
export const title = 'What this change does to the site';

/** Returns the report as HTML elements. Markdown leaves out `nav` and `data-html-only`, a browser what is `hidden`. */
export function createReport(
  changes: Changes,
  views: Views,
  {before, after}: {before: string; after: string},
): Element {
  const {lostUrls, frames, brokenLinks, weights} = changes;
  const pages = changedPages(changes, views);
  const moved = moves(changes);
  const problems = views.violations.map(({path, text}) => [code(path), ` ${text}`]);
  const sections = [
    section('lost', 'Addresses that stop working', plural(lostUrls.length, 'address', 'addresses'), lost(lostUrls)),
    section('pages', 'Pages added, removed and moved', plural(moved.length, 'page'), list(moved)),
    section('facts', 'Facts, prices and promises', plural(changes.facts.length, 'value'), facts(changes)),
    section('texts', 'Changed pages', plural(pages.length, 'page'), texts(changes, views, pages)),
    section('frame', 'Header, footer and menus', plural(frames.length, 'change'), frames.flatMap(frame)),
    section('accessibility', 'New accessibility problems', plural(problems.length, 'problem'), list(problems)),
    section('links', 'New broken links', plural(brokenLinks.length, 'link'), list(brokenLinks)),
    section('weight', 'Weight of pages', plural(weights.length, 'page'), weightTable(weights)),
  ].filter(({content}) => content.length > 0);
  // So that an absent section is not read as a missing check.
  const passed = [
    lostUrls.length > 0 ? '' : 'all published addresses still work',
    brokenLinks.length > 0 ? '' : 'there is no new broken link',
    problems.length > 0 ? '' : 'no new accessibility problem was found',
    views.views.length > 0 ? '' : 'no page looks different',
  ].filter(Boolean);
  const result = [
    h('nav', {ariaLabel: 'Summary'}, h('ul', ...sections.map(({link}) => link))),
    h('p', passed.length > 0 ? `Checked: ${passed.join('; ')}.` : ''),
    ...sections.map(({element}) => element),
  ];
  const nothing = h('p', 'Nothing changes: all pages, texts, styles and scripts are the same.');
  return h('main', [
    h('header', h('h1', title), h('p', `Before: ${before}.`, h('br'), `After: ${after}.`)),
    ...(sections.length === 0 ? [nothing] : result),
  ]);
}

function section(id: string, title: string, count: string, content: Element[]) {
  const titleId = `${id}-title`;
  const link = h('li', {dataSection: id}, h('a', {href: `#${id}`}, h('strong', count), ` ${title}`));
  const heading = h('h2', {id: titleId}, `${title} `, h('small', count));
  return {content, link, element: h('section', {id, ariaLabelledBy: titleId}, heading, content)};
}

function lost(urls: string[]): Element[] {
  const advice = 'Visitors, search engines and other sites may use these. Restore them, or add redirects to ';
  return urls.length === 0 ? [] : [h('p', advice, code('src/site/redirects.ts'), '.'), ...list(urls.map(code))];
}

function moves({added, removed, changed}: Changes): Child[] {
  const targets = changed.filter(({movedFrom}) => movedFrom).map(({path}) => path);
  const removals = removed.map(({title, path, redirect, likelyTarget}) => {
    const name = [`“${title}” `, code(path)];
    if (redirect && targets.includes(redirect))
      return ['Moved: ', name, ' is now ', code(redirect), '; the old address redirects there.'];
    if (redirect) return ['Removed: ', name, '; the address redirects to ', code(redirect), '.'];
    if (!likelyTarget) return ['Removed without a redirect: ', name, '; the address shows “not found”.'];
    const target = [' is probably now ', code(likelyTarget), '; the old address shows “not found”.'];
    return ['Moved without a redirect: ', name, target];
  });
  const isNew = ({path}: {path: string}) => !targets.includes(path);
  return [...removals, ...added.filter(isNew).map(({title, path}) => [`Added: “${title}” `, code(path)])];
}

function facts({facts}: Changes): Element[] {
  const rows = facts.map(({name, before, after, pages, outdated}) => [
    name,
    [before && h('del', before), ' ', after && h('ins', after)],
    [
      ...(pages.length > 0 ? paths(pages) : ['No page, or too short to find']),
      outdated.length > 0 ? h('p.warning', 'Still contains the old value, check: ', paths(outdated)) : '',
    ],
  ]);
  return table(['Name', 'Value', 'Pages that contain the new value'], rows);
}

type ChangedPage = {change: PageChange; view: PageView | undefined; content: Element[]};

/** Returns the pages on which a visitor, a search engine or a link finds a difference. */
function changedPages({changed}: Changes, {views}: Views): ChangedPage[] {
  return changed
    .map((change) => ({change, view: views.find(({path}) => path === change.path), content: details(change)}))
    .filter(({change, view, content}) => view || change.movedFrom || content.length > 0);
}

function texts({changed}: Changes, {unseen}: Views, pages: ChangedPage[]): Element[] {
  const named = [...unseen, ...pages.map(({change}) => change.path)];
  const others = changed.map(({path}) => path).filter((path) => !named.includes(path));
  const articles = pages.map(({change: {title, path, movedFrom}, view, content}, index) => {
    const summary = h('summary', h('h3', title), h('p', code(path), movedFrom && [' (before: ', code(movedFrom), ')']));
    return h('details.page', {open: index < maxOpenPages}, summary, content, view ? pictures(view) : []);
  });
  return [
    ...articles,
    ...note('These pages may look different, too; pictures were made of the first ones only: ', unseen),
    ...note('Only code that visitors do not see differs on: ', others),
  ];
}

function details(change: PageChange): Element[] {
  const {searchTitle, searchDescription, text, headings, lostAnchors, links, structuredData} = change;
  const edits = text.map(({heading, parts}) =>
    h('div.edit', heading ? h('p.place', `Under “${heading}”`) : '', h('p', parts.map(words))),
  );
  const anchors = lostAnchors.map(({id, redirect}) =>
    redirect ? [code(`#${id}`), ' redirects to ', code(redirect)] : [code(`#${id}`), ' no longer exists'],
  );
  const groups = {
    'Title in search results': searchTitle.length > 0 ? [h('p', searchTitle.map(words))] : [],
    'Description in search results': searchDescription.length > 0 ? [h('p', searchDescription.map(words))] : [],
    Text: edits,
    Headings: parted(headings),
    Anchors: list(anchors),
    Links: parted(links),
    'Data for search engines': list(structuredData.map(words)),
  };
  return Object.entries(groups).flatMap(([title, content]) => (content.length > 0 ? [h('h4', title), ...content] : []));
}

function parted({removed, added}: {removed: string[]; added: string[]}): Element[] {
  return list([...removed.map((text) => h('del', text)), ...added.map((text) => h('ins', text))]);
}

function pictures({path, widths}: PageView): Element[] {
  const nameOf = (width: number) => `${width < 600 ? 'Phone' : 'Computer'}, ${width} pixels wide`;
  const figure = (src: string, label: string) =>
    h('figure', h('figcaption', label), h('img', {src, alt: `${label}: part of ${path}`}));
  const groups = widths.map(({width, pictures, omitted, sameAs}) => [
    h('h4', nameOf(width)),
    ...pictures.map(({before, after}) =>
      h('div.pair', {dataWidth: width}, figure(before, 'Before'), figure(after, 'After')),
    ),
    sameAs ? h('p', 'The same as on ', code(sameAs), '.') : '',
    omitted > 0 && !sameAs ? h('p', `${plural(omitted, 'more place')} on this page differ.`) : '',
  ]);
  const names = widths.map(({width}) => nameOf(width)).join('; ');
  return [h('div', {dataHtmlOnly: ''}, ...groups), h('p', {hidden: true}, `Looks different: ${names}`)];
}

function frame({parts, pages}: Changes['frames'][number]): Element[] {
  return [...list(parts.map(words)), ...note('On ', pages)];
}

function weightTable(changes: Changes['weights']): Element[] {
  const kinds = ['scripts', 'styles', 'html', 'images'] as const;
  const rows = changes.map(({path, before, after, budget}) => ({
    path,
    hasBudget: budget !== undefined,
    difference: kinds.reduce((sum, kind) => sum + Math.abs(after[kind] - before[kind]), 0),
    cells: [
      weightCell(before.scripts, after.scripts, budget?.js),
      weightCell(before.styles, after.styles, budget?.css),
      weightCell(before.html, after.html),
      weightCell(before.images, after.images),
    ],
  }));
  rows.sort((a, b) => Number(b.hasBudget) - Number(a.hasBudget) || b.difference - a.difference);
  const shown = rows.slice(0, maxWeights).map(({path, cells}) => [code(path), ...cells]);
  const others = rows.slice(maxWeights).map(({path}) => path);
  return [
    ...table(['Page', 'Scripts', 'Styles', 'HTML', 'Images'], shown),
    ...note('Smaller differences on: ', others),
  ];
}

function weightCell(before: number, after: number, budget = Number.NaN): (Element | string)[] {
  const size = (bytes: number) => `${Math.abs(bytes).toLocaleString('en')} B`;
  const lines: (Element | string)[] = [size(after)];
  if (after !== before) lines.push(h('br'), h('small', `${after > before ? '+' : '−'}${size(after - before)}`));
  if (after <= budget) lines.push(h('br'), h('small', `${size(budget - after)} left`));
  if (after > budget) lines.push(h('br'), h('small', h('strong', `${size(budget - after)} over budget`)));
  return lines;
}

function table(headings: string[], rows: Child[][]): Element[] {
  if (rows.length === 0) return [];
  const head = h('tr', ...headings.map((heading) => h('th', {scope: 'col'}, heading)));
  const body = rows.map(([name, ...cells]) =>
    h('tr', h('th', {scope: 'row'}, name), ...cells.map((cell) => h('td', cell))),
  );
  const content = h('table', h('thead', head), h('tbody', body));
  return [h('div.table', {tabIndex: 0, role: 'group', ariaLabel: 'Table'}, content)];
}

/** Marks text that only one version has. */
function words({text, in: version}: Part): Element {
  const [first, ...others] = text.split('\n');
  return h({before: 'del', after: 'ins', both: 'span'}[version], first, ...others.map((line) => [h('br'), line]));
}

function list(items: Child[]): Element[] {
  return items.length === 0 ? [] : [h('ul', ...items.map((item) => h('li', h('p', item))))];
}

function note(text: string, pages: string[]): Element[] {
  return pages.length === 0 ? [] : [h('p', text, paths(pages))];
}

function paths(pages: string[]): (Element | string)[] {
  const shown = pages.slice(0, maxPaths).flatMap((path, index) => [index > 0 ? ', ' : '', code(path)]);
  return [...shown, pages.length > maxPaths ? ` and ${pages.length - maxPaths} more` : ''];
}

function code(text: string): Element {
  return h('code', text);
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
