import {readdirSync, readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import {contact} from '../../src/data/company/company';
import {htmlOf, pageText, urlsEndingWith} from '../support/build';
import {filesContaining, textFiles} from '../support/leaks';

const build = resolve('build');
const textOf = (path: string) => readFileSync(join(build, path), 'utf8');

test('no file contains a path of the machine', () => {
  const folders = readdirSync('.', {withFileTypes: true}).filter(
    (entry) => entry.isDirectory() || entry.isSymbolicLink(),
  );
  const paths = folders.map(({name}) => `${resolve(name)}/`);
  expect(paths).toContain(`${resolve('node_modules')}/`);
  expect(filesContaining(build, [...paths, join(homedir(), '.')])).toEqual([]);
});

test('there are no source maps, and no file refers to one', () => {
  expect(urlsEndingWith('.map')).toEqual([]);
  expect(filesContaining(build, ['sourceMappingURL='])).toEqual([]);
});

/** The address that the site publishes, the placeholder of forms, and addresses of examples, which no mail server has (RFC 2606). */
const published = new RegExp(
  `^(${contact.email.replaceAll('.', '\\.')}|you@company\\.com|\\w+@example\\.(com|net|org))$`,
);

test('the only e-mail address is the published one, besides those of examples', () => {
  const found = textFiles(build).flatMap((path) =>
    (textOf(path).match(/[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}/gi) ?? []).map(
      (address) => `${path}: ${address}`,
    ),
  );
  expect(found.filter((entry) => entry.endsWith(contact.email))).not.toEqual([]);
  expect(found.filter((entry) => !published.test(entry.split(': ')[1] ?? ''))).toEqual([]);
});

test('an unlisted page is not in the lists of pages: its text is only in its own files', () => {
  const unlisted = urlsEndingWith('.html')
    .map((file) => file.replace(/\.html$/, ''))
    .filter((path) => /name=["']?robots["']? content=["']?noindex, nofollow/.test(htmlOf(path)));
  expect(unlisted).toContain('/docs/guides-tutorials/write-for-this-site');
  for (const path of unlisted) {
    const [, description = ''] = /name=["']?description["']? content="([^"]+)"/.exec(htmlOf(path)) ?? [];
    const [, paragraph = ''] = /<p>([^<]{40,})</.exec(htmlOf(path)) ?? [];
    expect(pageText(path)).toContain(paragraph);
    const own = new RegExp(`^(${path}\\.(html|md)|/assets/.*)$`);
    const files = filesContaining(build, [
      description,
      paragraph,
      `${path}.html`,
      `${path}.md`,
      `${path}<`,
      `${path}"`,
    ]);
    expect(files.filter((file) => !own.test(file.split(': ')[0] ?? ''))).toEqual([]);
  }
});
