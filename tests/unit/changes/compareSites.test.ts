import {type Changes, compareSites, isEmpty} from '../../changes/compareSites';
import {reportMarkdown} from '../../changes/render';
import {createReport} from '../../changes/report';
import {readSite, type Site, type Source} from '../../changes/site';
import {temporaryFolder} from '../../support/temporaryFolder';

const source: Source = {facts: {}, redirects: [], budgets: {}};

const pricing = {
  head: '<title>Pricing</title><meta name="description" content="All plans">',
  main: '<h1>Pricing</h1><h2 id="plans">Plans</h2><p class="price_ab12">Lite costs $12 per month</p>',
  markdown: '# Pricing\n\n## Plans\n\nLite costs $12 per month\n\n[Read more](https://example.com/about)\n',
  script: 'console.log(1)',
  css: '.price_ab12{color:red}',
};
const about = {
  ...pricing,
  head: '<title>About</title>',
  main: '<h1>About</h1><p>We write code reviews for teams of all sizes</p>',
  markdown: '# About\n\nWe write code reviews for teams of all sizes\n',
};
type Content = typeof pricing;

/** Creates a built site with these pages. */
function site(pages: Readonly<Record<string, Content>>, overrides: Partial<Source> = {}): Site {
  const files = Object.entries(pages).flatMap(([path, {head, main, markdown, script, css}]) => {
    const name = path.slice(1);
    const html = `<!doctype html><html><head>${head}<link rel="stylesheet" href="/assets/css/${name}.css"><script data-scripts="/assets/js/${name}.js sha256-x"></script></head><body><header><a href="/pricing">Pricing</a></header><main>${main}</main></body></html>`;
    return [
      [`${name}.html`, html],
      [`${name}.md`, markdown],
      [`assets/js/${name}.js`, script],
      [`assets/css/${name}.css`, css],
    ];
  });
  const urls = Object.keys(pages).map((path) => `<url><loc>https://example.com${path}</loc></url>`);
  const folder = temporaryFolder({
    ...Object.fromEntries(files),
    '404.html': '<title>Not found</title><main></main>',
    'sitemap.xml': `<urlset>${urls.join('')}</urlset>`,
    '.hosts/policy.json': JSON.stringify({hidden: ['/.hosts/']}),
  });
  return readSite(folder, {...source, ...overrides});
}

const noViews = {views: [], unseen: [], violations: []};
const report = (changes: Changes) => reportMarkdown(createReport(changes, noViews, {before: 'Old', after: 'New'}));

const before = site({'/pricing': pricing, '/about': about}, {facts: {'plans.lite.price': '$12'}});

test('an unchanged site gives one sentence', () => {
  const changes = compareSites(
    before,
    site({'/pricing': pricing, '/about': about}, {facts: {'plans.lite.price': '$12'}}),
  );
  expect(isEmpty(changes)).toBe(true);
  expect(report(changes)).toMatch(/Nothing changes: .*\.\n$/);
});

test('names of generated files are no changes', () => {
  const linking = (name: string) => ({...about, main: `${about.main}<link href="/assets/js/${name}.js">`});
  const changes = compareSites(site({'/about': linking('a')}), site({'/about': linking('b')}));
  expect(isEmpty(changes)).toBe(true);
});

test('a changed price is listed with its pages, as words of the text, and where the old value is left', () => {
  const text = (content: Content, price: string) => ({
    ...content,
    main: content.main.replace('$12', price),
    markdown: content.markdown.replace('$12', price),
  });
  const after = site(
    {'/pricing': text(pricing, '$15'), '/about': about, '/faq': pricing},
    {facts: {'plans.lite.price': '$15'}},
  );
  const old = site({'/pricing': pricing, '/about': about, '/faq': pricing}, {facts: {'plans.lite.price': '$12'}});
  const changes = compareSites(old, after);
  expect(changes.facts).toEqual([
    {name: 'plans.lite.price', before: '$12', after: '$15', pages: ['/pricing'], outdated: ['/faq']},
  ]);
  expect(changes.changed.map(({path}) => path)).toEqual(['/pricing']);
  expect(report(changes)).toMatch(/Lite costs \$?<del>\$?12<\/del> ?<ins>\$?15<\/ins> per month/);
  expect(report(changes)).toContain('Still contains the old value, check: `/faq`');
  expect(changes.lostUrls).toEqual([]);
});

test('a removed heading is listed with its anchor, which is lost unless it has a redirect', () => {
  const shorter = {
    ...pricing,
    main: pricing.main.replace('<h2 id="plans">Plans</h2>', ''),
    markdown: pricing.markdown.replace('## Plans\n\n', ''),
  };
  const pages = {'/pricing': shorter, '/about': about};
  const {changed, lostUrls} = compareSites(before, site(pages));
  expect(changed[0]?.headings).toEqual({removed: ['Plans'], added: []});
  expect(lostUrls).toEqual(['/pricing#plans']);
  const redirected = compareSites(before, site(pages, {redirects: [{from: '/pricing#plans', to: '/about'}]}));
  expect(redirected.lostUrls).toEqual([]);
  expect(report(redirected)).toContain('`#plans` redirects to `/about`');
});

describe('a moved page', () => {
  const moved = {'/pricing': pricing, '/company': about};

  test('with a redirect is compared with the old one, and not lost', () => {
    const changes = compareSites(before, site(moved, {redirects: [{from: '/about', to: '/company'}]}));
    expect(changes.lostUrls).toEqual([]);
    expect(report(changes)).toContain('is now `/company`; the old address redirects there');
    expect(report(changes)).not.toContain('Added:');
    expect(changes.changed.map(({path, movedFrom}) => [path, movedFrom])).toEqual([['/company', '/about']]);
  });

  test('without a redirect is lost, with the page that has its text', () => {
    const changes = compareSites(before, site(moved));
    expect(changes.lostUrls).toEqual(['/about']);
    expect(report(changes)).toContain('“About” `/about` is probably now `/company`');
  });
});

test('a removed page is lost', () => {
  const changes = compareSites(before, site({'/pricing': pricing}));
  expect(changes.lostUrls).toEqual(['/about']);
  expect(report(changes)).toContain('Removed without a redirect: “About” `/about`');
});

test('a heavier script is listed with what is left of the budget; a difference of a few bytes is not', () => {
  const random = Array.from({length: 400}, (_, index) => Math.sin(index)).join();
  const pages = (script: string) => ({'/pricing': {...pricing, script}, '/about': about});
  const budgets = {'/pricing': {js: 1000, css: 1000}};
  const {weights, ...others} = compareSites(
    before,
    site(pages(`${pricing.script};const a=[${random}]`), {budgets, facts: before.facts}),
  );
  expect(weights.map(({path}) => path)).toEqual(['/pricing']);
  expect(report({...others, weights})).toMatch(/\+\d,\d{3} B.* over budget/);
  expect(compareSites(before, site(pages('console.log(23)'), {facts: before.facts})).weights).toEqual([]);
});

test('pages with a changed style may look different', () => {
  const blue = {...pricing, css: pricing.css.replace('red', 'blue')};
  const changes = compareSites(site({'/pricing': pricing, '/about': about}), site({'/pricing': blue, '/about': about}));
  expect(changes.changed.map(({path, mayLookDifferent}) => [path, mayLookDifferent])).toEqual([['/pricing', true]]);
  expect(changes.weights.map(({path}) => path)).toEqual(['/pricing']);
});

test('a new broken link is listed, an old one is not', () => {
  const linking = (href: string) => ({...about, main: `${about.main}<a href="${href}">Link</a><a href="/old">Old</a>`});
  const old = site({'/pricing': pricing, '/about': linking('/pricing#plans')});
  const links = (href: string) => compareSites(old, site({'/pricing': pricing, '/about': linking(href)})).brokenLinks;
  expect(links('/pricing')).toEqual([]);
  expect(links('/pricing#missing')).toEqual(['/about links to /pricing#missing, which has no id "missing"']);
  expect(links('/missing')).toEqual(['/about links to /missing, which does not exist']);
});

test('a changed title, link and structured data are listed in plain words', () => {
  const data = (price: number) => `<script type="application/ld+json">{"@type":"Offer","price":${price}}</script>`;
  const page = (title: string, link: string, price: number) => ({
    ...pricing,
    head: `<title>${title}</title>${data(price)}`,
    markdown: pricing.markdown.replace('/about', link),
  });
  const text = report(
    compareSites(site({'/pricing': page('Pricing', '/about', 12)}), site({'/pricing': page('Plans', '/sales', 15)})),
  );
  expect(text).toContain('<del>Pricing</del><ins>Plans</ins>');
  expect(text).toContain('<del>Read more: https\\://example.com/about</del>');
  expect(text).toContain('<ins>Offer price: 15</ins>');
});

test('a change of the header is listed once for all pages', () => {
  const withMenu = (content: Content) => ({
    ...content,
    main: `${content.main}</main><nav><a href="/new">New</a></nav>`,
  });
  const {frames} = compareSites(before, site({'/pricing': withMenu(pricing), '/about': withMenu(about)}));
  expect(frames).toEqual([{parts: [{text: 'New (link to /new)', in: 'after'}], pages: ['/about', '/pricing']}]);
});

test('the summary fits into a comment, however much changes', () => {
  const long = {...about, markdown: Array.from({length: 4000}, (_, index) => `Paragraph number ${index}\n\n`).join('')};
  const text = report(
    compareSites(before, site({'/pricing': pricing, '/about': {...long, main: `${about.main}<p>1`}})),
  );
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text).toMatch(/The rest is in the whole report, `index.html`\.\n$/);
});
