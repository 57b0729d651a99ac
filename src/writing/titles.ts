import * as z from 'zod';
import {isDrawn, undrawnRemedy} from '../site/cardLetters';

/** Neither bold type nor code, links or tags. */
export const plain = /^(?!.*(\*\*|`|\]\(|<\/?[a-z]))/is;
export const unformatted = 'write it without signs of Markdown: they would be shown as they are typed';

const least = 3;
/** Longer ones are cut off where results and cards show them. */
const most = 70;

/** What the title of a page may be; a message says what to do about one that is none. */
export const title = z
  .string({error: ({input}) => (input == null ? 'write a title' : 'put it in quotes')})
  .trim()
  .regex(plain, unformatted)
  .min(least, `write a title of at least ${least} characters`)
  .max(most, `shorten it to ${most} characters`)
  .refine(isDrawn, {error: undrawnRemedy});
