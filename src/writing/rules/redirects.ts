import {isAddress} from '../../lib/redirectRules';
import {escapeRegExp} from '../../lib/regExp';
import type {Redirect} from '../../site/redirects';
import {linesOf, textOf} from '../files';
import type {Mistake} from '../mistake';
import {destination} from '../published';

/** Where they stand. */
export const redirectsFile = 'src/site/redirects.ts';

/** What is no page: Docusaurus ends where one leads on to such. */
const file = /\.(md|xml|json|txt|css|ico|woff2|png|jpe?g|svg|webp|avif)(#|$)/;

/** Redirects that hosts would not understand, or that lead nowhere; whether a page stands where they lead, links are asked. */
export function redirectMistakes(root: string, redirects: readonly Redirect[]): Mistake[] {
  const lines = linesOf(textOf(root, redirectsFile));
  return redirects.flatMap(({from, to}, index) => {
    const told = (what: string, remedy: string, last = false) => {
      const entry = new RegExp(`from: ['"\`]${escapeRegExp(from)}['"\`]`);
      const at = lines.filter(({words}) => entry.test(words)).at(last ? -1 : 0);
      return [{file: redirectsFile, line: at?.line ?? 1, what, remedy}];
    };
    const [wrong] = [from, to].filter((address) => !isAddress(address));
    if (wrong !== undefined) return told(`"${wrong}" is no address that a redirect can name`, addressRemedy(wrong));
    if (file.test(to)) return told(`${from} leads on to a file`, 'lead on to the page that belongs to it');
    if (redirects.findIndex((other) => other.from === from) < index) {
      return told(`${from} leads on twice`, 'take one of the two out', true);
    }
    if (destination(from, redirects) !== undefined) return [];
    const remedy = 'lead on to a page that is there, or bring the page back and take the redirect out';
    return told(`${from} leads ${from === to ? 'on to itself' : `in a circle, by way of ${to}`}`, remedy);
  });
}

/** Whether links have nothing to say of where a redirect leads, as what is wrong with it is told already. */
export function isTold({from, to}: Redirect, redirects: readonly Redirect[]): boolean {
  return !isAddress(to) || destination(from, redirects) === undefined;
}

function addressRemedy(address: string): string {
  if (/^([a-z]+:|\/\/|www\.)/i.test(address)) return 'write a page of this site, without its host: /pricing';
  if (address.includes('*')) return 'write an entry for each address: a star means something else on every host';
  if (/\.mdx?(#|$)/.test(address)) return 'write the address of the page, not its file';
  const [path = '', fragment] = address.replace(/\?[^#]*/, '').split('#');
  const likely = `/${path.split('/').filter(Boolean).join('/')}${fragment ? `#${fragment}` : ''}`;
  if (isAddress(likely)) return `write ${likely}`;
  return 'write it as browsers show it: a slash, then letters, digits, hyphens and dots, such as /docs/first-steps';
}
