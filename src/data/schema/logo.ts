/** The pictures of the brand page. */
import * as z from 'zod';
import {line} from './text';

/** A picture of the brand to download; `npm run logos` draws it. */
export const logo = z.object({
  /** The file in `static/img/brand`, without its ending: there is an SVG and a PNG. */
  file: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
  name: line,
  /** The background that it is made for. */
  on: z.enum(['dark', 'light']),
  text: line,
  /** Of the SVG, in CSS pixels; the PNG has twice as many. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Drawn elsewhere and put there: `npm run logos` leaves it as it is. */
  own: z.boolean().optional(),
});
export type Logo = z.infer<typeof logo>;
