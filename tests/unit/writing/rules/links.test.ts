import {type Document, readDocument} from '../../../../src/writing/documents';
import {linkMistakes, movedNameMistakes} from '../../../../src/writing/rules/links';

jest.mock('../../../../src/site/redirects', () => ({
  redirects: [{from: '/docs/integrations/jira', to: '/docs/integrations/tickets'}],
}));

const targets = {
  documents: [] as Document[],
  unread: [],
  addresses: new Map([['/docs/integrations/tickets', undefined]]),
  declared: new Set<string>(),
};

/** With a feed, the Markdown of pages, and a file of `static`. */
const withFiles = {
  ...targets,
  addresses: new Map(
    ['/docs/integrations/tickets.md', '/index.md', '/blog/rss.xml', '/report.pdf'].map((path) => [path, undefined]),
  ),
};

test.each(['../integrations/jira.mdx', '../integrations/jira.mdx#setup', '/docs/integrations/jira'])(
  'a link to %s, which was taken down, is to be written as the redirect says',
  (to) => {
    const [mistake] = linkMistakes({file: 'docs/core-features/scans.mdx', line: 4, to}, targets, new Date());
    expect(mistake?.what).toBe(`the link to ${to} leads nowhere`);
    expect(mistake?.remedy).toBe('write /docs/integrations/tickets, where it went');
  },
);

test.each([
  [
    '/docs/integrations/tickets.md',
    'write /docs/integrations/tickets, or pathname:///docs/integrations/tickets.md for',
  ],
  ['/index.md', 'write /, or pathname:///index.md for its Markdown'],
  ['/blog/rss.xml', 'write pathname:///blog/rss.xml'],
])('a link to %s, which the build makes, is to say that it is no page', (to, remedy) => {
  const [mistake] = linkMistakes({file: 'docs/a.mdx', line: 4, to}, withFiles, new Date());
  expect(mistake?.what).toBe(`${to} is a file and no page`);
  expect(mistake?.remedy).toContain(remedy);
});

test.each([
  ['pathname:///blog/rs.xml', 'did you mean pathname:///blog/rss.xml?'],
  ['/rss.xml', 'did you mean pathname:///blog/rss.xml?'],
  ['./paper.pdf', 'put it into static, and link to /paper.pdf'],
  ['../files/paper.PDF', 'put it into static, and link to /paper.PDF'],
  ['/papers/paper.pdf', 'put it at static/papers/paper.pdf, or correct its name'],
  ['/static/report.pdf', 'leave /static out: write /report.pdf'],
])('a link to %s, which is not there, is told with what to do', (to, remedy) => {
  expect(linkMistakes({file: 'docs/a.mdx', line: 4, to}, withFiles, new Date())).toEqual([
    {file: 'docs/a.mdx', line: 4, what: `the link to ${to} leads nowhere`, remedy},
  ]);
});

test('a link whose file is written with a capital is told the one that is meant', () => {
  for (const to of ['/docs/Tickets', '/Docs/integrations/Tickets']) {
    const [mistake] = linkMistakes({file: 'docs/a.mdx', line: 4, to}, targets, new Date());
    expect(mistake?.remedy).toBe('did you mean /docs/integrations/tickets?');
  }
});

test('a link that climbs to a page of another part is told where that is', () => {
  const addresses = new Map([['/blog/4', undefined]]);
  expect(linkMistakes({file: 'docs/a.mdx', line: 4, to: '../../blog/4'}, {...targets, addresses}, new Date())).toEqual([
    expect.objectContaining({remedy: 'did you mean /blog/4?'}),
  ]);
});

test.each(['pathname:///blog/rss.xml', 'pathname:///docs/integrations/tickets.md', '/report.pdf'])(
  'a link may lead to %s',
  (to) => {
    expect(linkMistakes({file: 'docs/a.mdx', line: 4, to}, withFiles, new Date())).toEqual([]);
  },
);

const page = '---\ntitle: A page\n---\n\nIt stood at `/docs/integrations/jira`.\n';
const documentOf = (file: string, kind: Document['kind']) => readDocument(file, kind, page) as Document;

test('a link by file to a doc that went elsewhere is to be written by file', () => {
  const documents = [documentOf('docs/integrations/tickets.mdx', 'doc')];
  const remedyIn = (file: string, to: string) =>
    linkMistakes({file, line: 4, to}, {...targets, documents}, new Date())[0]?.remedy;
  const by = '../integrations/jira.mdx';
  expect(remedyIn('docs/core-features/scans.mdx', by)).toBe('write ../integrations/tickets.mdx, where it went');
  expect(remedyIn('docs/integrations/slack.mdx', './jira.mdx')).toBe('write ./tickets.mdx, where it went');
  expect(remedyIn('blog/one/index.mdx', '/docs/integrations/jira')).toContain('write /docs/integrations/tickets,');
});

test('an address that docs name as code, and that is no more, is named; a post may say what was', () => {
  const [mistake, ...others] = movedNameMistakes(documentOf('docs/a.mdx', 'doc'));
  expect(mistake).toEqual({
    file: 'docs/a.mdx',
    line: 5,
    what: '/docs/integrations/jira is there no more',
    remedy: 'write /docs/integrations/tickets, where it went',
  });
  expect([others, movedNameMistakes(documentOf('blog/a/index.mdx', 'post'))]).toEqual([[], []]);
});
