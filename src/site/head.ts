import type {Config} from '@docusaurus/types';
import {homeBanner} from '../data/home/banners';
import type {Days} from '../lib/days';
import {inlineJson} from '../lib/inlineJson';
import {storageKeys} from '../lib/storageKeys';
import {design} from './design';

/** Takes the banner away outside its days, so that it comes and goes between builds; lib/days.ts says the same. */
function bannerDays(shown: Days | undefined): string {
  if (!shown) return '';
  return `var n=Date.now();(n<new Date('${shown.from}T00:00')||n>=new Date('${shown.until}T24:00'))&&(d.bannerDismissed='');`;
}

/**
 * Puts what a visitor has chosen before onto <html> before the first paint, so that nothing jumps: the dismissed
 * banner and stopped motion. It runs before every other script and must survive refused storage.
 */
const restoreChoices = `try{var d=document.documentElement.dataset;${bannerDays(homeBanner?.shown)}var s=localStorage;s.getItem('${storageKeys.motion}')==='off'&&(d.motion='off');s.getItem('${storageKeys.dismissedBanner}')===${inlineJson(homeBanner?.text ?? '')}&&(d.bannerDismissed='')}catch(e){}`;

/** What stands in the head of every page. */
export const headTags: Config['headTags'] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      // Of the fonts, the one that text is set in: the other one is for code.
      href: design.fonts[0]?.address ?? '',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  // For home screens and favourites, and for Safari, whose older versions show no icon in SVG.
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: design.pageColour}},
  {tagName: 'script', attributes: {}, innerHTML: restoreChoices},
];
