import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {ContentType} from '../../lib/contentTypes';
import type {BuiltPage} from '../built-page/builtPage';
import {escapeHtml, find, findAll} from '../built-page/html';

/** Size of a card in pixels. */
export const cardSize = {width: 1200, height: 630};

/** Layout width of a scene in rem, before it is scaled up; `card.css` has the same width. */
export const sceneWidth = 28;

/** Content of a card. */
export type Card = {
  title: string;
  /** Short text above the title: the page's name or content type. */
  label: string | undefined;
  /** The site's host, shown as the link's destination. */
  host: string;
  /** The HTML of a product scene. */
  scene: string | undefined;
};

/** The brand's logo and mark as SVG code. */
type Art = {logo: string; mark: string};

/** Returns the URL path of a page's card. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.png`;
}

/** Collects the content of a page's card. */
export function cardOf(page: BuiltPage, kind: ContentType, siteUrl: string): Card {
  const title = page.title || page.name;
  return {title, label: labelOf(page, kind, title), host: new URL(siteUrl).host, scene: sceneOf(page)};
}

/**
 * Returns the HTML of the first product scene of a page, as rendered by `SceneFrame`, adapted to the renderer, which cuts
 * text at React's comments and does not support `inline-size`.
 */
export function sceneOf({content}: BuiltPage): string | undefined {
  const scene = find(content, ({tagName, children}) => tagName === 'figure' && children.some(isSceneImage));
  return (
    scene &&
    toHtml(scene)
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/(?<=style="[^"]*)inline-size(?=:)/g, 'width')
  );
}

/** Returns the page's name for marketing pages and comparisons, otherwise the content type. */
function labelOf({name, path}: BuiltPage, kind: ContentType, title: string): string | undefined {
  if (path === '/') return undefined;
  const label = kind === 'Pages' || kind === 'Comparisons' ? name : kind;
  return label === title ? undefined : label;
}

function isSceneImage(node: Element['children'][number]): boolean {
  return node.type === 'element' && node.properties.role === 'img' && node.tagName === 'div';
}

/** Topics, matched in the last segment of a path, and a page with a scene about each. */
const scenePages: readonly [RegExp, string][] = [
  [/\b(review|repository|branch|git(hub|lab))/, '/docs/core-features/code-review'],
  [/\b(compliance|vulnerability|finding|soc2)/, '/docs/core-features/security-scans'],
  [/\bsupport-agent/, '/docs/core-features/support-agent'],
  [/\bsearch/, '/docs/core-features/unified-search'],
  [/\b(incident|service-management)/, '/docs/core-features/it-service-management'],
  [/\b(voice|calls?\b)/, '/docs/core-features/voice-agents'],
];

/**
 * Returns the path of the page whose scene is the fallback for a doc or post; `undefined` if no topic matches, and for
 * all other pages.
 */
export function fallbackScenePath(path: string): string | undefined {
  const [, , slug] = /^\/(docs|blog)\/(?:.*\/)?([^/]+)$/.exec(path) ?? [];
  return slug && scenePages.find(([topic]) => topic.test(slug))?.[1];
}

/** Column width and font sizes of a title in pixels, largest size first. */
type TitleLayout = {width: number; sizes: readonly number[]};

const nextToScene: TitleLayout = {width: 470, sizes: [72, 66, 60, 54, 48, 42, 36, 30]};
const withoutScene: TitleLayout = {width: 960, sizes: [104, 92, 80, 68, 56, 44]};
/** Maximum sum of the font sizes of a title's lines, in pixels: the space between logo and host. */
const maxTitleHeight = 270;
/** Width of a letter of Geist 600 with tight letter spacing, as a fraction of the font size. */
const letterWidth = 0.52;

/** Returns the largest font size at which the title fits; the smallest if it fits at none. */
export function titleSize(title: string, hasScene: boolean): number {
  const {width, sizes} = hasScene ? nextToScene : withoutScene;
  const fitting = sizes.find((size) => countLines(title, width / (size * letterWidth)) * size <= maxTitleHeight);
  return fitting ?? sizes.at(-1) ?? 0;
}

/** Counts the lines of a text at `maxLetters` per line; infinite if a word is longer than a line. */
function countLines(text: string, maxLetters: number): number {
  let lines = 1;
  let letters = 0;
  for (const {length} of text.split(/\s+/)) {
    if (length > maxLetters) return Number.POSITIVE_INFINITY;
    if (letters > 0 && letters + 1 + length > maxLetters) {
      lines += 1;
      letters = length;
    } else letters += (letters > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** Returns the card's HTML; its styles are in `card.css`. */
export function cardHtml({title, label, host, scene}: Card, art: Art): string {
  const image = scene
    ? `<div class="social-card-scene">${scene}</div>`
    : `<div class="social-card-mark">${art.mark.replaceAll(/fill="#[^"]*"/g, 'fill="currentColor"')}</div>`;
  return (
    `<div class="social-card" data-with="${scene ? 'scene' : 'mark'}">${image}` +
    `<div class="social-card-text"><div class="social-card-logo">${art.logo}</div><div class="social-card-middle">` +
    `${label ? `<div class="social-card-label">${escapeHtml(label)}</div>` : ''}` +
    `<div class="social-card-title" style="font-size:${titleSize(title, Boolean(scene))}px">${escapeHtml(title)}</div></div>` +
    `<div class="social-card-host">${escapeHtml(host)}</div></div></div>`
  );
}

/**
 * Returns a page's meta tags for link previews: its card, unless its front matter or `themeConfig.image` names an image,
 * and what Docusaurus does not set.
 */
export function cardTags(page: BuiltPage, siteName: string, siteUrl: string): string {
  const image = siteUrl + cardPath(page.path);
  const ownImage = hasMeta(page, 'og:image');
  const properties: Record<string, string> = {
    'og:site_name': siteName,
    ...(!ownImage && {
      'og:image': image,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': page.title || page.name,
    }),
  };
  // Docusaurus sets `article` for blog posts.
  if (!hasMeta(page, 'og:type')) properties['og:type'] = 'website';
  const tags = Object.entries(properties).map(([property, content]) => tag({property, content}));
  return [...tags, ...(ownImage ? [] : [tag({name: 'twitter:image', content: image})])].join('');
}

function hasMeta({document}: BuiltPage, property: string): boolean {
  return findAll(document, ({tagName}) => tagName === 'meta').some(({properties}) => properties.property === property);
}

function tag(properties: Record<string, string>): string {
  return toHtml({type: 'element', tagName: 'meta', properties, children: []});
}
