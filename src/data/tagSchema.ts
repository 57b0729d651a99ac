/** Third-party tags: scripts of other providers, such as for web statistics or advertising. */
import * as z from 'zod';

export type Tag = {
  /** Name of the service, as visitors know it. */
  name: string;
  /** What the site uses it for, as a sentence with a period. */
  purpose: string;
  /** URL of its script, or a path on this site. Its origin is allowed automatically. */
  script?: string;
  /** JavaScript that runs before the script. The policy allows it by its hash. */
  inline?: string;
  /** Other origins that it loads scripts from, sends requests to, or loads images from. */
  origins?: {script?: string[]; connect?: string[]; img?: string[]};
  /** Everything that it stores in the browser. It is deleted when the visitor withdraws consent. */
  stored: {
    name: string;
    place: 'cookie' | 'local storage' | 'session storage';
    purpose: string;
    /** Such as "13 months". */
    lasts: string;
  }[];
  /**
   * `necessary` tags start without consent, `statistics` tags as monitoring does (`MONITORING_CONSENT`), `marketing`
   * tags only with the visitor's consent.
   */
  consent: 'necessary' | 'statistics' | 'marketing';
};

const origin = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, 'write an origin such as "https://stats.example"');

const tag = z
  .object({
    script: z
      .string()
      .regex(/^(https:\/\/[^/\s]+|(?=\/[^/]))\/\S*$/, 'write a URL such as "https://stats.example/tag.js"')
      .optional(),
    inline: z.string().optional(),
    origins: z.partialRecord(z.enum(['script', 'connect', 'img']), origin.array()).optional(),
    consent: z.enum(['necessary', 'statistics', 'marketing']),
  })
  .refine(({script, inline}) => script || inline, {path: ['script'], message: 'write a script, inline code, or both'});

export const checks = {tags: tag.array()};
