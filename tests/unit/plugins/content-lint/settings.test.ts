import type {Config} from '@docusaurus/types';
import type {Processor} from 'unified';
import config from '../../../../docusaurus.config';
import {contentSettings} from '../../../../src/plugins/content-lint/read/settings';
import {check, doc, type Files, file, validConfig} from './project';

/** Loading the dictionaries takes seconds: checkProject.test.ts tests the spelling. */
jest.mock('../../../../src/plugins/content-lint/rules/spelling', () => ({spellingProblems: async () => []}));

/** Returns the classic preset with these options of its plugins. */
const preset = (options: object): Partial<Config> => ({presets: [['classic', options]]});

/** Adds the syntax of inline formulas, as remark-math does: braces between dollar signs are text. */
function formulas(this: Processor): void {
  const data = this.data() as {micromarkExtensions?: object[]};
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {text: {36: {name: 'formula', tokenize: formula}}}];
}

type Effects = {enter: (type: string) => void; consume: (code: number) => void; exit: (type: string) => void};
type State = (code: number | null) => State | undefined;

function formula(effects: Effects, ok: State, nok: State): State {
  const inside: State = (code) => {
    if (code === null || code < 0) return nok(code);
    effects.consume(code);
    if (code !== 36) return inside;
    effects.exit('data');
    return ok;
  };
  return (code) => {
    if (code === null) return nok(code);
    effects.enter('data');
    effects.consume(code);
    return inside;
  };
}

async function expectProblems(files: Files, settings: Partial<Config>, expected: string[]): Promise<void> {
  const lines = await check(files, settings);
  expect(lines.map((line) => line.split('. ')[0])).toEqual(expected);
}

test('all pages of this site are known to the check, so that a broken link is an error', () => {
  const {knowsAllPages, folders} = contentSettings(validConfig(config), '.');
  expect(knowsAllPages).toBe(true);
  expect(folders.map(({folder, kind, routeBasePath}) => [folder, kind, routeBasePath])).toEqual([
    ['docs', 'doc', '/docs'],
    ['src/pages', 'page', '/'],
    ['blog', 'post', '/blog'],
    ['src/changelog', 'month', '/changelog'],
  ]);
});

describe('Markdown', () => {
  test('the syntax of remark plugins is accepted, in the folder of their plugin', async () => {
    const text = doc('The sum is $\\frac{a}{b$.');
    await expectProblems({[file]: text}, preset({docs: {remarkPlugins: [formulas]}}), []);
    await expectProblems({[file]: text}, preset({blog: {remarkPlugins: [formulas]}}), [
      expect.stringContaining('MDX does not parse'),
    ]);
  });

  test('own keywords of admonitions are accepted, also with a title', async () => {
    const text = doc(':::my-note A title\n\nText.\n\n:::\n\n:::my-note\n\nText.\n\n:::');
    await expectProblems({[file]: text}, {}, [
      ...[5, 9].map(
        (line) => `${file}:${line}: warning: These colons do not belong to an admonition, so readers see them`,
      ),
      `${file}:11: warning: Unknown admonition :::my-note`,
    ]);
    await expectProblems({[file]: text}, preset({docs: {admonitions: {keywords: ['my-note']}}}), []);
  });

  test.each([
    ['HTML comments', {comments: true}, '<!-- later -->\n\n## Part <!-- #own -->\n\n[To it](#own)'],
    ['ids of headings in braces', {headingIds: true}, '## Part {#own}\n\n[To it](#own)'],
  ])('%s are accepted if mdx1Compat allows them', async (_, mdx1Compat, text) => {
    await expectProblems({[file]: doc(text)}, {markdown: {mdx1Compat}}, []);
  });

  test('a file in the format md may contain braces and tags', async () => {
    const text = '{brace <T> <!-- comment -->\n\n## Part {#own}\n\n[To it](#own)';
    await expectProblems({'docs/a.md': doc(text)}, {markdown: {format: 'detect'}}, []);
    await expectProblems({[file]: doc(text, 'format: md\n')}, {}, []);
  });

  test('the preprocessor runs first', async () => {
    const preprocessor = ({fileContent}: {fileContent: string}) => fileContent.replace('{{version}', '1.0');
    await expectProblems({[file]: doc('Version {{version}')}, {}, [expect.stringContaining('MDX does not parse')]);
    await expectProblems({[file]: doc('Version {{version}')}, {markdown: {preprocessor}}, []);
  });

  test('a component that the project adds to MDXComponents needs no import', async () => {
    const map = "import Note from '../Note';\n\nexport default {...MDXComponents, Note};\n";
    await expectProblems({[file]: doc('<Note />'), 'src/theme/MDXComponents.js': map}, {}, []);
  });
});

describe('severity', () => {
  const files = {
    [file]: doc('[One](/docs/none)\n\n[Two](./none.mdx)\n\n[Three](#none)\n\n![Four](./none.png)'),
    'docs/b.mdx': doc('B.', 'slug: /a\n'),
  };
  const found = (prefix: string) => [
    `${file}:5: ${prefix}Broken link /docs/none`,
    `${file}:7: ${prefix}Broken link ./none`,
    `${file}:9: ${prefix}Broken anchor: docs/a`,
    `${file}:11: ${prefix}The image ./none`,
    `docs/b.mdx:4: ${prefix}Duplicate URL /docs/a, also of docs/a`,
  ];
  const all = (severity: 'throw' | 'warn' | 'ignore'): Partial<Config> => ({
    onBrokenLinks: severity,
    onBrokenAnchors: severity,
    onDuplicateRoutes: severity,
    markdown: {hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity}},
  });

  test.each([
    ['throw', ''],
    ['warn', 'warning: '],
  ] as const)('of links, anchors, images and duplicates is that of the configuration: %s', async (severity, prefix) => {
    const lines = await check(files, all(severity));
    const starts = found(prefix);
    expect(lines).toHaveLength(starts.length);
    for (const [index, line] of lines.entries()) expect(line.startsWith(starts[index] ?? '-')).toBe(true);
  });

  test('ignored problems are not reported', () => expectProblems(files, all('ignore'), []));

  test.each([
    [{}, `warning: Front matter: { name: 'Bob' } is not in blog/authors`],
    [{onInlineAuthors: 'throw'}, `Front matter: { name: 'Bob' } is not in blog/authors`],
  ])('of an author without a key is that of the options of the blog: %j', async (blog, message) => {
    const post = 'blog/2025-01-02-a.md';
    const [line = ''] = await check(
      {[post]: doc('Text.', 'authors: {name: Bob}\n'), 'blog/authors.yml': 'ada:\n  name: Ada\n'},
      preset({blog}),
    );
    expect(line).toContain(`${post}:4: ${message}`);
  });
});

describe('pages', () => {
  const link = (url: string) => ({[file]: doc(`[A link](${url})`)});

  test('of a second instance of the docs are checked, and are link targets', async () => {
    const plugins = [['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides', routeBasePath: '/help/'}]];
    const files = {...link('/help/b'), 'guides/b.md': doc('<Unknown />')};
    await expectProblems(files, {plugins} as Partial<Config>, ['guides/b.md:5: Unknown component <Unknown>']);
  });

  test('have the paths of the configuration', async () => {
    const docs = {routeBasePath: '/', numberPrefixParser: false};
    await expectProblems({...link('/1-b'), 'docs/1-b.md': doc('B.')}, preset({docs}), []);
    await expectProblems(link('/sub/docs/a'), {baseUrl: '/sub/'}, []);
    await expectProblems({...link('../b/'), 'docs/b.md': doc('B.')}, {trailingSlash: true}, []);
  });

  test('of a generated index have the slug of their category', async () => {
    const category = '{"link": {"type": "generated-index", "slug": "/all"}}';
    await expectProblems({...link('/docs/all'), 'docs/c/_category_.json': category}, {}, []);
  });

  test('that the options exclude are not checked', async () => {
    await expectProblems({'docs/draft/b.md': doc('<Unknown />')}, preset({docs: {exclude: ['draft/**']}}), []);
  });

  const warning = [`${file}:5: warning: Broken link /other`];
  const addsPage = "actions.addRoute({path: '/other'})";

  test('of plugins are unknown, so that a link to one is only a warning', async () => {
    await expectProblems(
      link('/other'),
      {
        plugins: [
          () => ({
            name: 'a',
            contentLoaded: ({actions}) => actions.addRoute({path: '/other', component: 'a', exact: true}),
          }),
        ],
      },
      warning,
    );
    await expectProblems({...link('/other'), 'a.js': addsPage}, {plugins: ['./a.js']}, warning);
    await expectProblems(link('/other'), {plugins: ['some-plugin']}, warning);
    await expectProblems(link('/other'), {plugins: ['@docusaurus/plugin-ideal-image']}, [
      `${file}:5: Broken link /other`,
    ]);
  });

  test('of another version of the docs are unknown', async () => {
    await expectProblems({...link('/docs/next/a'), 'versions.json': '["1.0"]'}, {}, [
      `${file}:5: warning: Broken link /docs/next/a`,
    ]);
  });

  test('static files are those of all static folders', async () => {
    const files = {[file]: doc('[A file](/a.pdf) ![A](/a.svg)'), 'public/a.pdf': '', 'public/a.svg': '<svg/>'};
    await expectProblems(files, {staticDirectories: ['public', 'static']}, []);
  });

  test('a pathname:// link or image needs no file', async () => {
    await expectProblems({[file]: doc('[A](pathname:///app) ![A](pathname:///a.png)')}, {}, []);
  });
});
