import type {Config} from '@docusaurus/types';
import {homeBanner} from '../data/home/banners';
import type {Days} from '../lib/days';
import {inlineJson} from '../lib/inlineJson';
import {storageKeys} from '../lib/storageKeys';
import {design} from './design';

/** Returns a script that hides the banner outside its days without a new build; the same rule as in lib/days.ts. */
function bannerScript(shown: Days | undefined): string {
  if (!shown) return '';
  return `var n=Date.now();(n<new Date('${shown.from}T00:00')||n>=new Date('${shown.until}T24:00'))&&(d.bannerDismissed='');`;
}

/**
 * Restores the visitor's choices, the dismissed banner and stopped motion, on <html> before the first paint, to avoid
 * layout shift. Runs before every other script and must not throw if storage is blocked.
 */
const restoreChoices = `try{var d=document.documentElement.dataset;${bannerScript(homeBanner?.shown)}var s=localStorage;s.getItem('${storageKeys.motion}')==='off'&&(d.motion='off');s.getItem('${storageKeys.dismissedBanner}')===${inlineJson(homeBanner?.text ?? '')}&&(d.bannerDismissed='')}catch(e){}`;

/**
 * Removes `?docusaurus-data-…` from the address before Docusaurus' inline script copies it to attributes of <html>: a link
 * to the site could set those that styles and scripts read, such as `data-hydrated`.
 */
const ignoreDataInAddress =
  "try{var u=new URL(location.href),p=u.searchParams,k=[...p.keys()].filter(n=>n.startsWith('docusaurus-data-'));k[0]&&(k.forEach(n=>p.delete(n)),history.replaceState(history.state,'',u))}catch(e){}";

/** Returns the head tags of every page. */
export const headTags = (baseUrl: string): NonNullable<Config['headTags']> => [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      // Only the body font: the other one is for code.
      href: baseUrl + (design.fonts[0]?.address ?? '').slice(1),
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  // For home screens and bookmarks, and for older versions of Safari, which do not support SVG icons.
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: design.pageColor}},
  {tagName: 'script', attributes: {}, innerHTML: `${ignoreDataInAddress};${restoreChoices}`},
];
