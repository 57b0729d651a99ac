import {join} from 'node:path';
import * as z from 'zod';
import type {Fault} from '../mistake';
import {keyRemedy} from './frontMatter';
import {pictureFault} from './pictures';

const orOut = 'write it as text, or take the line out';
const words = z.string(orOut).trim().min(1, orOut);
const whole = 'write it whole, and with https://';
/** The policy of the site (CSP) lets no pictures of others in; one beside the list the bundler would look for beside posts. */
const inStatic = 'put the picture into static/img, and write /img/name.png';
const pageRemedy = 'write true, or permalink: /name on the line below, two spaces further in';
const permalink = z.string(orOut).regex(/^\/[a-z0-9-]+$/, 'write a slash, then small letters, digits and hyphens');
const account = 'write the name there, or the address with https://';
const platforms =
  'x twitter github linkedin stackoverflow bluesky instagram threads mastodon twitch youtube email'.split(' ');
const accounts = platforms.map((platform) => [
  platform,
  z.union([z.number(), z.string().regex(/^(?!http:)\S+$/i)], account).optional(),
]);

/** What an entry of the lists may say of itself: what Docusaurus knows, and pages show. */
const schemas = {
  authors: z.strictObject({
    name: words,
    title: words.optional(),
    description: words.optional(),
    url: z
      .string(whole)
      .regex(/^https:\/\/\S+$/, whole)
      .optional(),
    email: z.email('write it whole, such as name@example.com').optional(),
    image_url: z
      .string(inStatic)
      .regex(/^\/img\/[\w./-]+$/, inStatic)
      .optional(),
    page: z.union([z.boolean(), z.strictObject({permalink})], pageRemedy).optional(),
    socials: z.strictObject(Object.fromEntries(accounts)).optional(),
  }),
  tags: z.strictObject({label: words, description: words.optional(), permalink: permalink.optional()}),
};

type EntryFault = Fault & {
  /** The key that it is at. */
  key: string;
};

/** What an entry says that is unknown, that pages would not show, or that is not there. */
export function entryFaults(root: string, list: keyof typeof schemas, name: string, entry: object): EntryFault[] {
  const {data, error} = schemas[list].safeParse(entry);
  const faults = (error?.issues ?? []).flatMap((issue): EntryFault[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = issue.path[0] === 'socials' ? platforms : Object.keys(schemas[list].shape);
      const what = (key: string) => `"${name}" has an unknown key "${key}"`;
      return issue.keys.map((key) => ({key, what: what(key), remedy: keyRemedy(key, known)}));
    }
    const key = issue.path.join('.');
    return [{key: String(issue.path.at(-1)), what: `${key} of "${name}" is wrong`, remedy: issue.message}];
  });
  const picture = data && 'image_url' in data ? data.image_url : undefined;
  const fault = picture && pictureFault(root, join('static', picture), picture);
  return fault ? [...faults, {key: 'image_url', ...fault}] : faults;
}
