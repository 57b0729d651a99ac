import * as z from 'zod';

/** Neither bold type nor code, links or tags. */
export const plain = /^(?!.*(\*\*|`|\]\(|<\/?[a-z]))/is;
export const unformatted = 'write it without signs of Markdown: they would be shown as they are typed';

/** The social card is drawn with the site's own fonts, and shows boxes for what they have not. */
const drawn = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}]*$/u;
const pictograph = /^[^\p{Extended_Pictographic}]*$/u;
const undrawn = 'write it in Latin letters and without emoji: the social card cannot show others';

const least = 3;
/** Longer ones are cut off where results and cards show them. */
const most = 70;

/** What the title of a page may be; a message says what to do about one that is none. */
export const title = z
  .string({error: ({input}) => (input == null ? 'write a title' : 'put it in quotes')})
  .trim()
  .regex(plain, unformatted)
  .regex(drawn, undrawn)
  .regex(pictograph, undrawn)
  .min(least, `write a title of at least ${least} characters`)
  .max(most, `shorten it to ${most} characters`);
