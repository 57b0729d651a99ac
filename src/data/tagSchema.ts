/** Third-party tags: scripts of other providers, such as for web statistics or advertising. */
import * as z from 'zod';
import {line} from './schema/text';

const origin = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, 'write an origin such as "https://stats.example"');

export const tag = z
  .object({
    /** Name of the service, as visitors know it. */
    name: line,
    /** What the site uses it for, as a sentence with a period. */
    purpose: line,
    /** URL of its script, or a path on this site. Its origin is allowed automatically. */
    script: z
      .string()
      .regex(/^(https:\/\/[^/\s]+|(?=\/[^/]))\/\S*$/, 'write a URL such as "https://stats.example/tag.js"')
      .optional(),
    /** JavaScript that runs before the script. The policy allows it by its hash. */
    inline: z.string().optional(),
    /** Other origins that it loads scripts from, sends requests to, or loads images from. */
    origins: z
      .object({script: origin.array().optional(), connect: origin.array().optional(), img: origin.array().optional()})
      .optional(),
    /** Everything that it stores in the browser. It is deleted when the visitor withdraws consent. */
    stored: z
      .object({
        name: line,
        place: z.enum(['cookie', 'local storage', 'session storage']),
        purpose: line,
        /** Such as "13 months". */
        lasts: line,
      })
      .array(),
    /**
     * `necessary` tags start without consent, `statistics` tags as monitoring does (`MONITORING_CONSENT`), `marketing`
     * tags only with the visitor's consent.
     */
    consent: z.enum(['necessary', 'statistics', 'marketing']),
  })
  .refine(({script, inline}) => script || inline, {path: ['script'], message: 'write a script, inline code, or both'});
export type Tag = z.infer<typeof tag>;
