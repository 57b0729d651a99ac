import {expect, type Page} from '@playwright/test';

/** A row of the table: a documented feature, and the pages of the content that use it. */
export type Row = {
  feature: string;
  /** Folder of `content/`, which is one build. */
  content: 'a' | 'b' | 'c';
  /** URL paths below the base path, starting with `/`. */
  pages: readonly string[];
  /** What a visitor does: must work in plain Docusaurus and here, after each way to the page. */
  works?: (page: Page) => Promise<void>;
  /** The parts of the page that are compared; all if undefined. */
  parts?: readonly string[];
  /** Why the page has no HTML of its own: it is then checked after a client-side navigation only. */
  withoutHtml?: string;
  /** The name of a setting for which this site has a part of its own: a sentence of the build with it is accepted. */
  ownPart?: string;
  /** Pages with a design of their own here: only the links that match are compared. */
  linksTo?: RegExp;
};

/** The component that counts clicks and runs an effect. */
async function counts(page: Page): Promise<void> {
  await expect(page.getByText('effect run')).toBeVisible();
  await page.getByRole('button', {name: 'count 0'}).click();
  await expect(page.getByRole('button', {name: 'count 1'})).toBeVisible();
}

/** Selecting a tab shows its panel only. */
async function selectsTab(page: Page): Promise<void> {
  await page.getByRole('tab', {name: 'First'}).first().click();
  await expect(page.getByText('The first text.')).toBeVisible();
  await page.getByRole('tab', {name: 'Second'}).first().click();
  await expect(page.getByText('The second text.')).toBeVisible();
  await expect(page.getByText('The first text.')).toBeHidden();
}

/** The copy button of the first code block copies this text: `support.ts` records it. */
const copies = (text: string) => async (page: Page) => {
  await page.locator('main .theme-code-block').first().hover();
  await page.getByRole('button', {name: /^copy/i}).first().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.copied)).toBe(text);
};

/** A click on a link opens its page. */
const follows = (name: string, url: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(url);
  await page.goBack();
};

const doc = (feature: string, path: string, works?: Row['works']): Row => ({
  feature,
  content: 'a',
  pages: [`/docs/${path}`],
  ...(works && {works}),
});

const page = (feature: string, path: string, works?: Row['works']): Row => ({
  feature,
  content: 'a',
  pages: [`/${path}`],
  ...(works && {works}),
});

const setting = (feature: string, pages: Row['pages'], works?: Row['works'], parts = ['text']): Row => ({
  feature,
  content: 'c',
  pages,
  parts,
  ...(works && {works}),
});

/** A setting of the theme that this site may answer with a sentence instead. */
const ownPart = (feature: string, name: string, works: Row['works']): Row => ({
  ...setting(feature, ['/page'], works),
  ownPart: name,
});

const hasMeta = (name: string, content: string) => async (page: Page) => {
  await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`)).toHaveAttribute('content', content);
};

/** Links to posts. */
const posts = /\/(20\d\d\/\d\d\/\d\d\/[\w-]+|own-slug)\/?$/;

/** The table, in order. */
export const rows: readonly Row[] = [
  // Writing
  {feature: 'Docs: first page, relative and absolute links', content: 'a', pages: ['/docs']},
  doc('Docs: a .md file', 'writing/markdown', copies("const greeting = 'hello';\nconsole.log(greeting);")),
  doc('Headings: levels, explicit ids, toc_min and toc_max', 'writing/headings'),
  doc('Footnotes and tasks', 'writing/footnotes-tasks'),
  doc('Images, links, pathname://', 'writing/images-links', follows('a URL path', /\/docs\/writing\/markdown$/)),
  doc('Details, nested', 'writing/details', async (page) => {
    await page.getByText('Open the details').click();
    await expect(page.getByText('The text inside')).toBeVisible();
    await page.getByText('Open the inner details').click();
    await expect(page.getByText('The inner text.')).toBeVisible();
  }),
  doc('Admonitions: kinds, titles, classes, nesting, component', 'writing/admonitions'),
  doc('Own admonition keyword', 'writing/admonition-keyword'),
  doc('Math (remark-math, rehype-katex)', 'writing/math'),
  doc('Diagrams (theme-mermaid)', 'writing/diagrams', async (page) => {
    await expect(page.locator('main svg').getByText('Second')).toBeVisible();
  }),
  // Front matter
  {
    ...doc('Front matter: id, title, slug, labels, description, keywords, image, tags', 'front-matter/all'),
    pages: ['/docs/own-slug', '/docs/tags', '/docs/tags/alpha'],
  },
  doc('Front matter: hide_title, hide_table_of_contents', 'front-matter/hidden-title'),
  doc('Front matter: pagination_next, pagination_prev', 'front-matter/no-pagination'),
  doc('Front matter: unlisted', 'front-matter/unlisted'),
  {...doc('Front matter: draft', 'front-matter/draft'), pages: []},
  {...doc('Front matter: a slug that ends with .html', 'front-matter/html-slug'), pages: ['/docs/old/page.html']},
  {...doc('Front matter: an id with brackets', 'front-matter/bracket-id'), pages: ['/docs/bracket-id']},
  doc('MDX: exports, expressions, comments, frontMatter', 'front-matter/expressions'),
  // Code
  doc('Code: titles and languages', 'code/titles', copies('function Hello() {\n  return <p>Hello</p>;\n}')),
  doc('Code: highlighted ranges', 'code/ranges'),
  doc(
    'Code: highlight-next-line, highlight-start, highlight-end',
    'code/comments',
    copies(
      "function highlight(flag) {\n  if (flag) {\n    return 'the next line';\n  }\n  const first = 1;\n  const second = 2;\n  return first + second;\n}",
    ),
  ),
  doc('Code: own magic comments', 'code/magic-comments'),
  doc('Code: showLineNumbers, showLineNumbers=100', 'code/line-numbers', copies('const first = 1;\nconst second = 2;')),
  doc('Code: @theme/CodeBlock', 'code/component', copies('function Component() {\nreturn <p>Text</p>;\n}')),
  doc('Code: a file by raw-loader', 'code/raw', copies('def greet(name):\n    return f"hello {name}"')),
  doc('Code: code and pre in JSX', 'code/inline'),
  doc('Package managers (remark-plugin-npm2yarn)', 'code/npm2yarn', async (page) => {
    await page.getByRole('tab', {name: 'pnpm'}).click();
    await expect(page.getByText('pnpm add example')).toBeVisible();
    await page.getByRole('tab', {name: 'npm', exact: true}).click();
    await expect(page.getByText('npm install example')).toBeVisible();
  }),
  doc('Live code (theme-live-codeblock)', 'code/live', async (page) => {
    await expect(page.getByText('sum: 3')).toBeVisible();
    await page.locator('main [contenteditable]').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type("<output>{'sum: ' + 4}</output>");
    await expect(page.getByText('sum: 4')).toBeVisible();
  }),
  // Tabs
  doc('Tabs: label, default', 'tabs/basic', async (page) => {
    await expect(page.getByText('An orange.')).toBeVisible();
    await page.getByRole('tab', {name: 'pear'}).click();
    await expect(page.getByText('A pear.')).toBeVisible();
    await page.getByRole('tab', {name: 'pear'}).press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'Orange'})).toBeFocused();
  }),
  doc('Tabs: values, defaultValue', 'tabs/values', async (page) => {
    await expect(page.getByText('The second text.')).toBeVisible();
    await selectsTab(page);
  }),
  doc('Tabs: defaultValue={null}', 'tabs/none', selectsTab),
  doc('Tabs: block, className, attributes', 'tabs/styled', async (page) => {
    await expect(page.locator('.own-tabs.tabs--block')).toHaveCount(1);
    await expect(page.getByRole('tab', {name: 'First'})).toHaveClass(/own-tab/);
    await selectsTab(page);
  }),
  doc('Tabs: groupId', 'tabs/groups', async (page) => {
    await page.getByRole('tab', {name: 'Second'}).first().click();
    await expect(page.getByText('Another second text.')).toBeVisible();
    await page.getByRole('tab', {name: 'First'}).last().click();
    await expect(page.getByText('The first text.')).toBeVisible();
  }),
  doc('Tabs: queryString', 'tabs/query', async (page) => {
    await selectsTab(page);
    await expect(page).toHaveURL(/[?]choice=second$/);
  }),
  doc('Tabs: lazy', 'tabs/lazy', selectsTab),
  // Components
  doc('A component with state in the page', 'components/in-page', counts),
  doc('A handler in the text', 'components/handler', async (page) => {
    await page.getByRole('button', {name: 'count 0'}).click();
    await expect(page.getByRole('button', {name: 'count 1'})).toBeVisible();
  }),
  doc('A component by a relative path', 'components/relative', counts),
  doc('A component by @site', 'components/alias', counts),
  doc('A component of a package', 'components/package', async (page) => {
    await page.getByRole('button', {name: 'expand JSON'}).click();
    await expect(page.getByText(/^inner/)).toBeVisible();
  }),
  doc('A component by @theme', 'components/theme', counts),
  doc('A component by React.lazy', 'components/dynamic', counts),
  doc('Partials: properties, headings in the table of contents', 'components/partials'),
  doc('A partial with a component with state', 'components/stateful-partial', counts),
  doc('BrowserOnly, useIsBrowser', 'components/browser-only', async (page) => {
    await expect(page.getByText('in a browser')).toBeVisible();
    await expect(page.getByText(/^width \d+$/)).toBeVisible();
  }),
  doc('Hooks, Link, Translate, Interpolate', 'components/hooks', follows('A link', /\/docs\/writing\/markdown$/)),
  doc('useColorMode, ThemedImage', 'components/color-mode'),
  doc('TOCInline', 'components/toc-inline', async (page) => {
    await page.getByRole('article').getByRole('link', {name: 'Second', exact: true}).first().click();
    await expect(page).toHaveURL(/#second$/);
    await page.goBack();
  }),
  doc('Head: title, robots, description', 'components/head-title'),
  doc('Head: html and body attributes, canonical, og:title', 'components/head-attributes'),
  // Cards and sidebars
  {
    feature: 'Cards: DocCardList',
    content: 'a',
    pages: ['/docs/cards', '/docs/cards/one'],
  },
  {
    feature: 'Cards: DocCardList with items',
    content: 'a',
    pages: ['/docs/categories/linked/three'],
  },
  {
    feature: 'Cards: generated-index by _category_.json',
    content: 'a',
    pages: ['/docs/generated-by-file', '/docs/categories/by-file/two'],
  },
  {
    feature: 'Cards: generated-index by the sidebars file',
    content: 'a',
    pages: ['/docs/tabs-overview'],
  },
  {feature: 'Sidebars: a name of its own', content: 'a', pages: []},
  {
    feature: 'Sidebars: a second one',
    content: 'a',
    pages: ['/docs/second/start'],
  },
  {
    feature: 'Sidebars: displayed_sidebar',
    content: 'a',
    pages: ['/docs/second/displayed'],
  },
  {
    feature: 'Sidebars: a doc in two',
    content: 'a',
    pages: ['/docs/second/shared'],
  },
  // Blog
  {
    feature: 'Blog: an author in the post, truncate',
    content: 'a',
    pages: ['/blog/2024/01/10/inline-author'],
  },
  {
    feature: 'Blog: tags in the post, slug, date',
    content: 'a',
    pages: ['/blog/own-slug'],
  },
  {
    feature: 'Blog: a folder with an image, a component with state',
    content: 'a',
    pages: ['/blog/2024/03/10/folder'],
    works: counts,
  },
  {feature: 'Blog: an unlisted post', content: 'a', pages: ['/blog/2024/04/10/unlisted']},
  {feature: 'Blog: list', content: 'a', pages: ['/blog'], linksTo: posts},
  {
    feature: 'Blog: tags',
    content: 'a',
    pages: ['/blog/tags', '/blog/tags/alpha', '/blog/tags/labeled'],
    linksTo: posts,
  },
  {feature: 'Blog: authors', content: 'a', pages: ['/blog/authors', '/blog/authors/ann'], linksTo: posts},
  {feature: 'Blog: archive', content: 'a', pages: ['/blog/archive'], linksTo: posts},
  // Pages
  page('Pages: a .md file', 'markdown-page', copies("const page = 'markdown';")),
  page('Pages: an .mdx file without a title, a component with state', 'mdx-page', counts),
  page('Pages: React, Head, Heading, state', 'hooks', counts),
  page('Pages: Layout without a title', 'no-title'),
  page('Pages: properties of Layout', 'layout-props', async (page) => {
    await expect(page.locator('.own-wrapper')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }),
  page('Pages: without Layout', 'bare'),
  page('Pages: a folder with an index', 'nested'),
  page('Pages: matchPath, withRouter', 'router'),
  page('Keys of customFields and themeConfig', 'settings'),
  // Plugins
  {
    feature: 'Routes, data and client modules of a plugin',
    content: 'a',
    pages: ['/plugin', '/parent/child'],
    works: async (page) => {
      const {pathname} = new URL(page.url());
      await expect(page.locator('html')).toHaveAttribute('data-updated', new RegExp(` ${pathname}$`));
      await expect(page.locator('meta[name="own"]')).toHaveAttribute('content', 'injected');
    },
  },
  {
    feature: 'A plugin’s route with a parameter',
    content: 'a',
    pages: ['/items/17'],
    withoutHtml: 'Docusaurus renders no page for a parameter',
  },
  {feature: 'A plugin’s route with exact: false', content: 'a', pages: ['/area']},
  {
    feature: 'A plugin’s route with exact: false, a path below it',
    content: 'a',
    pages: ['/area/below'],
    withoutHtml: 'Docusaurus renders only the route’s own path',
  },
  // Configuration
  {feature: 'baseUrl, trailingSlash: a React page', content: 'b', pages: ['/translated/'], works: counts},
  {
    feature: 'baseUrl, trailingSlash: an MDX page',
    content: 'b',
    pages: ['/page/'],
    works: follows('the docs', /\/sub\/docs\/second\/$/),
  },
  {
    feature: 'Docs versions',
    content: 'b',
    pages: ['/docs/', '/docs/second/', '/docs/removed/'],
  },
  {
    feature: 'baseUrl, trailingSlash: a component with state in docs',
    content: 'b',
    pages: ['/docs/stateful/', '/docs/next/stateful/'],
    works: counts,
  },
  {
    feature: 'Docs versions: the next one',
    content: 'b',
    pages: ['/docs/next/', '/docs/next/second/'],
  },
  {
    feature: 'A second docs instance',
    content: 'b',
    pages: ['/community/', '/community/team/'],
  },
  {
    feature: 'baseUrl, trailingSlash: blog with a routeBasePath of its own',
    content: 'b',
    pages: ['/news/', '/news/2024/01/10/post/'],
    linksTo: posts,
  },
  {
    feature: 'A second language',
    content: 'b',
    pages: ['/de/translated/', '/de/docs/second/', '/de/docs/next/second/', '/de/community/'],
  },
  {
    feature: 'A swizzled Footer',
    content: 'b',
    pages: ['/page/'],
    ownPart: 'Footer',
    works: async (page) => {
      await expect(page.getByText('The swizzled footer')).toBeVisible();
    },
  },
  setting('titleDelimiter', ['/page'], undefined, ['title']),
  setting('noIndex', ['/page'], undefined, ['robots']),
  setting('headTags', ['/page'], hasMeta('own-head', 'tag')),
  setting('scripts, stylesheets', ['/page'], async (page) => {
    await expect(page.locator('html')).toHaveAttribute('data-own-script', 'run');
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('outline-style', 'dotted');
  }),
  setting('staticDirectories', ['/page'], async (page) => {
    expect((await page.request.get(new URL('/more.txt', page.url()).href)).status()).toBe(200);
  }),
  setting('clientModules', ['/page'], async (page) => {
    await expect(page.locator('html')).toHaveAttribute('data-own-module', 'run');
  }),
  setting('onBrokenLinks: warn', ['/broken'], undefined, ['text', 'links']),
  setting('Docs: breadcrumbs: false', ['/docs/inner/language'], undefined, ['breadcrumbs']),
  setting('Docs: sidebarCollapsed: false', ['/docs'], undefined, ['sidebar']),
  setting('Docs: tags file', ['/docs/inner/tagged', '/docs/tags/own-tag'], undefined, ['tags', 'headings']),
  setting('Docs: editUrl', ['/docs'], async (page) => {
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/edit\//,
    );
  }),
  setting('Blog: blogSidebarCount, blogSidebarTitle', ['/blog/2024/01/10/post-1'], async (page) => {
    await expect(page.getByText('All of them').first()).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', {name: 'Post 2'}).first()).toBeVisible();
  }),
  {...setting('Blog: postsPerPage', ['/blog/page/2'], undefined, ['posts']), linksTo: posts},
  {...setting('Blog: sortPosts', ['/blog/archive'], undefined, ['posts']), linksTo: posts},
  setting('Blog: showReadingTime', ['/blog/2024/02/10/post-2'], async (page) => {
    await expect(page.getByText(/min(ute)? read/)).toBeVisible();
  }),
  setting('themeConfig.image', ['/page'], hasMeta('og:image', 'https://site.example/img/square.png')),
  setting('themeConfig.metadata', ['/page'], hasMeta('own', 'metadata')),
  ownPart('themeConfig.announcementBar', 'announcementBar', async (page) => {
    await expect(page.getByText('An announcement')).toBeVisible();
  }),
  ownPart('themeConfig.navbar', 'navbar', async (page) => {
    await expect(page.getByRole('link', {name: 'Own item'})).toBeVisible();
  }),
  ownPart('themeConfig.footer', 'footer', async (page) => {
    await expect(page.getByText('Own copyright')).toBeVisible();
  }),
  {
    ...ownPart('themeConfig.docs.sidebar.hideable', 'hideable', async (page) => {
      await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
    }),
    pages: ['/docs'],
  },
  setting('themeConfig.tableOfContents', ['/docs'], undefined, ['toc']),
  setting('themeConfig.colorMode.disableSwitch: false', ['/page'], async (page) => {
    const mode = (await page.locator('html').getAttribute('data-theme')) ?? '';
    const toggle = page.getByRole('button', {name: /dark and light mode/}).first();
    await toggle.or(page.getByLabel('Theme')).waitFor();
    if (await toggle.isVisible()) await toggle.click();
    else await page.getByLabel('Theme').selectOption(mode === 'light' ? 'Dark' : 'Light');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode);
  }),
  setting('themeConfig.prism.additionalLanguages', ['/docs/inner/language'], async (page) => {
    await expect(page.locator('main .token.operator')).toHaveText('=');
  }),
  ownPart('themeConfig.algolia', 'algolia', async (page) => {
    await expect(page.getByRole('button', {name: /search/i}).first()).toBeVisible();
  }),
];
