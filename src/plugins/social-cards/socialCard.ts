import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {ContentType} from '../../lib/contentTypes';
import type {BuiltPage} from '../built-page/builtPage';
import {escapeHtml, find, findAll} from '../built-page/html';

/** What a link preview shows of a page, in pixels. */
export const cardSize = {width: 1200, height: 630};

/** How wide a scene is laid out before it is enlarged, in rem: `plugins/social-cards/card.css` says the same. */
export const sceneWidth = 28;

/** What stands on a card. */
export type Card = {
  title: string;
  /** What the page belongs to, in a word or two, over the title. */
  label: string | undefined;
  /** The site's host, so that the card says where it leads. */
  host: string;
  /** A picture of the product at work, taken out of a built page. */
  scene: Element | undefined;
};

/** The brand, drawn: SVG as text. */
type Art = {logo: string; mark: string};

/** Where a page's card is served. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.png`;
}

/** What of a page stands on its card. */
export function cardOf(page: BuiltPage, kind: ContentType, siteUrl: string, scene: Element | undefined): Card {
  const title = page.title || page.name;
  return {title, label: labelOf(page, kind, title), host: new URL(siteUrl).host, scene};
}

/** The first scene of a page: what `SceneFrame` draws. */
export function sceneOf({content}: BuiltPage): Element | undefined {
  return find(content, ({tagName, children}) => tagName === 'figure' && children.some(isDrawing));
}

/** A page made by writers says which shelf it stands on; every other one has a name beside its headline. */
function labelOf({name, path}: BuiltPage, kind: ContentType, title: string): string | undefined {
  if (path === '/') return undefined;
  const label = kind === 'Pages' || kind === 'Comparisons' ? name : kind;
  return label === title ? undefined : label;
}

function isDrawing(node: Element['children'][number]): boolean {
  return node.type === 'element' && node.properties.role === 'img' && node.tagName === 'div';
}

/** What an address is about when it says so, and the page that has the scene of it. */
const lenders: readonly [RegExp, string][] = [
  [/\b(review|repository|branch|git(hub|lab))/, '/docs/core-features/code-review'],
  [/\b(compliance|vulnerability|finding|soc2)/, '/docs/core-features/security-scans'],
  [/\bsupport-agent/, '/docs/core-features/support-agent'],
  [/\bsearch/, '/docs/core-features/unified-search'],
  [/\b(incident|service-management)/, '/docs/core-features/it-service-management'],
  [/\b(voice|calls?\b)/, '/docs/core-features/voice-agents'],
];

/** The page whose scene suits a page of the docs or the blog that has none. */
export function fallbackScenePath(path: string): string | undefined {
  const [, , slug] = /^\/(docs|blog)\/(?:.*\/)?([^/]+)$/.exec(path) ?? [];
  return slug && lenders.find(([about]) => about.test(slug))?.[1];
}

/** In how wide a column a title is set, and at which sizes, largest first. */
type Setting = {width: number; sizes: readonly number[]};

const beside: Setting = {width: 470, sizes: [72, 66, 60, 54, 48, 42, 36, 30]};
const alone: Setting = {width: 960, sizes: [104, 92, 80, 68, 56, 44]};
/** What is left for a title between logo and host: its lines' sizes together. */
const room = 270;
/** The width of a letter of Geist at weight 600, set tight, as a share of the type's size. */
const letter = 0.52;

/** The largest size at which a title keeps to its room; the smallest when it is too long for any. */
export function titleSize(title: string, hasScene: boolean): number {
  const {width, sizes} = hasScene ? beside : alone;
  const fitting = sizes.find((size) => linesOf(title, width / (size * letter)) * size <= room);
  return fitting ?? sizes.at(-1) ?? 0;
}

/** How many lines a text takes in a column of so many letters. A word that does not fit counts as too many. */
function linesOf(text: string, column: number): number {
  let lines = 1;
  let taken = 0;
  for (const {length} of text.split(/\s+/)) {
    if (length > column) return Number.POSITIVE_INFINITY;
    if (taken > 0 && taken + 1 + length > column) {
      lines += 1;
      taken = length;
    } else taken += (taken > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** The card as HTML; its looks are in `plugins/social-cards/card.css`. */
export function cardHtml({title, label, host, scene}: Card, art: Art): string {
  const picture = scene
    ? `<div class="social-card-scene">${drawable(scene)}</div>`
    : `<div class="social-card-mark">${art.mark.replaceAll(/fill="#[^"]*"/g, 'fill="currentColor"')}</div>`;
  return (
    `<div class="social-card" data-with="${scene ? 'scene' : 'mark'}">${picture}` +
    `<div class="social-card-words"><div class="social-card-logo">${art.logo}</div><div class="social-card-middle">` +
    `${label ? `<div class="social-card-label">${escapeHtml(label)}</div>` : ''}` +
    `<div class="social-card-title" style="font-size:${titleSize(title, Boolean(scene))}px">${escapeHtml(title)}</div></div>` +
    `<div class="social-card-host">${escapeHtml(host)}</div></div></div>`
  );
}

/** As the renderer reads it: a text ends for it at React's comments, and widths have one name only. */
function drawable(scene: Element): string {
  return toHtml(scene)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(?<=style="[^"]*)inline-size(?=:)/g, 'width');
}

/** The tags that lead to a page's card, and what else link previews ask for. */
export function cardTags(page: BuiltPage, siteName: string, siteUrl: string): string {
  const image = siteUrl + cardPath(page.path);
  const properties: Record<string, string> = {
    'og:site_name': siteName,
    'og:image': image,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': page.title || page.name,
  };
  // Docusaurus says it of blog posts: they are articles.
  if (!says(page, 'og:type')) properties['og:type'] = 'website';
  return (
    Object.entries(properties)
      .map(([property, content]) => tag({property, content}))
      .join('') + tag({name: 'twitter:image', content: image})
  );
}

function says({document}: BuiltPage, property: string): boolean {
  return findAll(document, ({tagName}) => tagName === 'meta').some(({properties}) => properties.property === property);
}

function tag(properties: Record<string, string>): string {
  return toHtml({type: 'element', tagName: 'meta', properties, children: []});
}
