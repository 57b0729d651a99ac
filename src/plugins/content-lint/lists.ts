import {load} from 'js-yaml';
import * as z from 'zod';
import {escapeRegExp} from '../../lib/regExp';
import {lineOfMatch, readText} from './files';
import {yamlFix} from './parserHints';
import {error, type Problem} from './problem';

const text = z.string('Write text').trim().min(1, 'Write text, or remove the key');
const permalink = z.string('Write a path, as /ada').startsWith('/', 'Begin it with a slash, as /ada');

/** The keys of an author and of a tag that Docusaurus documents. */
const schemas = {
  authors: z
    .looseObject({
      name: text.optional(),
      page: z
        .union(
          [z.boolean(), z.looseObject({permalink: permalink.optional()})],
          'Write true, or permalink: /ada below it',
        )
        .optional(),
      image_url: z
        .string('Write the path of a file in static, as /img/ada.png')
        .startsWith(
          '/',
          'Put the picture into static/img, and write /img/ada.png: the policy (CSP) allows only own images',
        )
        .optional(),
      socials: z
        .record(z.string(), z.union([z.string(), z.number()]), 'Write one platform and its handle on each line')
        .optional(),
    })
    .refine(({name, image_url}) => name ?? image_url, {path: ['name'], message: 'Write name: below it'}),
  tags: z.looseObject({label: text.optional(), description: text.optional(), permalink: permalink.optional()}),
};

/** What posts may name, the pages that the blog makes of it, and what is wrong with its files. */
export type Lists = {authors: string[]; tags: string[]; urls: string[]; problems: Problem[]};

/** Reads `blog/authors.yml` and `blog/tags.yml` of the project in `root`. */
export function readLists(root: string): Lists {
  const [authors, tags] = [readList(root, 'authors'), readList(root, 'tags')];
  const urls = [
    ...Object.entries(tags.entries).map(([name, tag]) => `/blog/tags${tag?.permalink ?? `/${kebabCase(name)}`}`),
    ...Object.entries(authors.entries).flatMap(([name, author]) => {
      if (!author?.page) return [];
      return [`/blog/authors${(author.page === true ? undefined : author.page.permalink) ?? `/${name}`}`];
    }),
  ];
  return {
    authors: Object.keys(authors.entries),
    tags: Object.keys(tags.entries),
    urls,
    problems: [...authors.problems, ...tags.problems],
  };
}

type Entry = {permalink?: string; page?: boolean | {permalink?: string}} | null;

function readList(root: string, key: keyof typeof schemas): {entries: Record<string, Entry>; problems: Problem[]} {
  const file = `blog/${key}.yml`;
  const source = readText(root, file);
  try {
    const entries = (load(source) ?? {}) as Record<string, Entry>;
    const problems = Object.entries(entries).flatMap(([name, entry]) =>
      (schemas[key].safeParse(entry ?? {}).error?.issues ?? []).map(({path, message}) => {
        const line = lineOfMatch(source, new RegExp(`^['"]?${escapeRegExp(name)}['"]?:`));
        return error({file, line}, `"${name}": ${path.join('.')} is wrong or missing`, message);
      }),
    );
    return {entries, problems};
  } catch (thrown) {
    const {mark, reason = String(thrown)} = thrown as {mark?: {line: number}; reason?: string};
    const place = {file, line: (mark?.line ?? 0) + 1};
    return {entries: {}, problems: [error(place, `The file does not parse: ${reason}`, yamlFix(reason))]};
  }
}

/** As Docusaurus makes the URL of a tag: `codeReview` becomes `code-review`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^a-z\d]+/gi, '-')
    .toLowerCase();
}
