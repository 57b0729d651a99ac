import {constantErrors, dataErrors} from '../../../../src/plugins/content-lint/rules/data';
import {type Exported, readData} from '../../../../src/site/dataFolder';
import {testTags} from '../../../support/monitoredEnv';

const folder = '../../../../src/site/dataFolder';

/** The constants of the site, with made-up tags, as it has none. */
const constants = readData().map((constant) => (constant.name === 'tags' ? {...constant, value: testTags} : constant));

/** Returns the errors of a constant after the value at each path, such as `1.yearly.price`, is replaced. */
function errorsAfter(name: string, changes: Record<string, unknown>): string[] {
  const {file, value} = constants.find((constant) => constant.name === name) as Exported;
  const changed = {value: structuredClone(value)};
  for (const [path, part] of Object.entries(changes)) {
    const keys = ['value', ...path.split('.').filter(Boolean)];
    const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], changed);
    (parent as Record<string, unknown>)[keys.at(-1) ?? ''] = structuredClone(part);
  }
  return constantErrors({file, name, value: changed.value}).map(({field, fix}) => `${field}: ${fix}`);
}

const constantNamed = (name: string) => constants.find((constant) => constant.name === name)?.value as never[];
const sectionOf = (name: string, kind: string) =>
  (constantNamed(name) as unknown as {sections: {kind: string}[]}).sections.findIndex(
    (section) => section.kind === kind,
  );

test('the data of the site has no errors', () => {
  expect(dataErrors()).toEqual([]);
});

test('a check of a constant that does not exist is an error', () => {
  jest.isolateModules(() => {
    jest.doMock(folder, () => ({readChecks: () => ({storys: {}}), readData: () => []}));
    const isolated = require('../../../../src/plugins/content-lint/rules/data') as {dataErrors: typeof dataErrors};
    expect(isolated.dataErrors().map(({field, fix}) => `${field}: ${fix}`)).toEqual([
      'checks.storys: no file exports it: correct the name',
    ]);
    jest.dontMock(folder);
  });
});

test('an error names the file of the constant', () => {
  const errors = constantErrors({file: 'src/data/brand.ts', name: 'brand', value: {name: ' '}});
  expect(errors).toEqual([
    {file: 'src/data/brand.ts', field: 'brand.name', fix: 'write a text here: it is shown to visitors'},
  ]);
});

test('an error in an object that several constants share is reported once', () => {
  const value = [{label: '', to: '/pricing'}];
  const checked = new Set<object>();
  const errors = ['one', 'two'].map((name) =>
    constantErrors({file: 'src/data/a.ts', name, value: [...value]}, checked),
  );
  expect(errors.map((found) => found.length)).toEqual([1, 0]);
});

type Case = [mistake: string, name: string, changes: Record<string, unknown>, ...errors: string[]];

const texts: Case[] = [
  ['an empty text', 'stories', {'1.highlight': ''}, 'stories[1].highlight: write a text here'],
  ['Markdown', 'integrationsHead', {intro: 'It is **bold**.'}, 'integrationsHead.intro: write plain text'],
  ['HTML', 'integrationsHead', {intro: 'One<br>two'}, 'integrationsHead.intro: write plain text'],
  ['a long label', 'headerLinks', {'0.label': 'x'.repeat(201)}, 'headerLinks[0].label: shorten it to 200 characters'],
  ['a long paragraph', 'benefits', {'0.text': 'x'.repeat(601)}, 'benefits[0].text: shorten it to 600 characters'],
  ['a link to another site', 'headerLinks', {'0.to': 'https://a.example'}, 'headerLinks[0].to: start with "/"'],
  ['a space in an id', 'stories', {'0.id': 'a story'}, 'stories[0].id: use letters, digits and hyphens'],
  ['a duplicate id', 'plans', {'1.id': 'free'}, 'plans[1].id: free is taken'],
  ['a question without its mark', 'faqs', {'0.question': 'Why'}, 'faqs[0].question: end the question with "?"'],
  [
    'a missing portrait',
    'testimonials',
    {'0.image': '/img/people/none.svg'},
    'testimonials[0].image: static/img/people/none.svg is missing',
  ],
];

const plans: Case[] = [
  ['a negative price', 'plans', {'1.yearly.price': -1}, 'plans[1].yearly.price: write a price of 0 or more'],
  ['a third decimal', 'plans', {'1.monthly.price': 4.999}, 'plans[1].monthly.price: write a price of 0 or more'],
  [
    'a struck-through price below the price',
    'plans',
    {'1.yearly.originalPrice': 3},
    'plans[1].yearly.originalPrice: the struck-through price is not above the price 3.5',
  ],
  [
    'a yearly price of a free plan',
    'plans',
    {'0.yearly.price': 1},
    'plans[0].monthly.price: a free plan has no yearly',
  ],
  [
    'different limits for yearly billing',
    'plans',
    {'3.yearly.credits': 120_000},
    'plans[3].yearly.credits: monthly has 100000, but /pricing shows one value for both',
  ],
  ['a duplicate name', 'plans', {'1.name': 'Free'}, 'plans[1].name: Free is taken'],
  ['two recommended plans', 'plans', {'1.recommended': true}, 'plans: set recommended: true on exactly one plan'],
  [
    'plans in another order',
    'plans',
    {'': [...constantNamed('plans')].reverse()},
    'plans: sort the plans by monthly price',
  ],
  ['a currency in words', 'currency', {code: 'dollar'}, 'currency.code: write the ISO 4217 code'],
];

const references: Case[] = [
  ['an unknown plan', 'offers', {'startup.plan': 'gold'}, 'offers.startup.plan: write the id of a plan: free, basic,'],
  [
    'an integrated tool that is not in the grid',
    'integrations',
    {[`${constantNamed('integrations').findIndex(({name}) => name === 'GitHub')}.name`]: 'Github'},
    'integrations: "GitHub" of integratedTools in src/data/facts.ts is missing here',
  ],
  [
    'an agent without a section on the features page',
    'featureGroups',
    {'1.chapters.1.agent': 'Search'},
    'featureGroups: show the Search in one chapter, not 2',
    'featureGroups: show the Data Agent in one chapter, not 0',
  ],
  ['an agent without a question', 'origin', {questions: []}, ...Array(7).fill('origin.questions: the ')],
  ['a question without a category', 'faqs', {'0.categories': []}, 'faqs[0].categories: write at least one category'],
  [
    'a field that the lead API does not take',
    'demoForm',
    {'fields.1.name': 'company'},
    'demoForm.fields: the lead API',
  ],
  [
    'a duplicate form field',
    'mailForms',
    {'1.fields': [{name: 'a'}, {name: 'a'}]},
    'mailForms[1].fields[1].name: a is taken',
  ],
  [
    'a tool that is not in the integrations',
    'prReview',
    {[`sections.${sectionOf('prReview', 'tools')}.tools.0`]: 'Github'},
    `prReview.sections[${sectionOf('prReview', 'tools')}].tools[0]: unknown tool`,
  ],
  [
    'two approval steps',
    'itsmAgent',
    {[`sections.${sectionOf('itsmAgent', 'workflow')}.steps`]: Array(2).fill({otherwise: 'It ends here.'})},
    `itsmAgent.sections[${sectionOf('itsmAgent', 'workflow')}].steps: exactly one step needs approval`,
  ],
  [
    'a search in which both people may see everything',
    'unifiedSearch',
    {[`sections.${sectionOf('unifiedSearch', 'question')}.places`]: [{open: [true, true]}]},
    `unifiedSearch.sections[${sectionOf('unifiedSearch', 'question')}].places: write false for one person`,
  ],
];

const formats: Case[] = [
  [
    'a date in words',
    'legalVersions',
    {'terms.lastUpdated': '13 Aug 2025'},
    'legalVersions.terms.lastUpdated: write a',
  ],
  ['a date in words', 'stories', {'0.date': 'September'}, 'stories[0].date: write a valid date'],
  ['an expired date', 'securityContactExpires', {'': '2026-01-01'}, 'securityContactExpires: security.txt has expired'],
  [
    'a period that ends first',
    'homeBanner',
    {'shown.until': '2020-01-01'},
    'homeBanner.shown: "until" is before "from"',
  ],
  ['no e-mail address', 'contact', {email: 'hello'}, 'contact.email: write an e-mail address'],
  [
    'a URL with a slash at its end',
    'siteRepository',
    {url: 'https://a.example/'},
    'siteRepository.url: remove the slash',
  ],
  ['no URL', 'socialProfiles', {'0.url': 'x.com/ovamai'}, 'socialProfiles[0].url: write a full URL'],
  [
    'the URL of a video',
    'prReview',
    {[`sections.${sectionOf('prReview', 'video')}.video.id`]: 'watch-v-dQw4w9WgXcQ'},
    `prReview.sections[${sectionOf('prReview', 'video')}].video.id: write only the id`,
  ],
  ...['German', 'DE', 'de_DE'].map((lang): Case => {
    const section = sectionOf('voiceAgent', 'languages');
    const change = {[`sections.${section}.sentences.0.lang`]: lang};
    return [
      `the language ${lang}`,
      'voiceAgent',
      change,
      `voiceAgent.sections[${section}].sentences[0].lang: write a lang`,
    ];
  }),
  ['no code', 'tags', {'0.script': undefined}, 'tags[0].script: write a script, inline code, or both'],
  ['a script without TLS', 'tags', {'0.script': 'http://a.example/x.js'}, 'tags[0].script: write a URL such as'],
  ['a script without a protocol', 'tags', {'0.script': '//a.example/x.js'}, 'tags[0].script: write a URL such as'],
  [
    'an origin with a path',
    'tags',
    {'0.origins.img': ['https://a.example/x']},
    'tags[0].origins.img[0]: write an origin',
  ],
  [
    'a glyph that the social card lacks',
    'pricing',
    {'meta.title': 'Plans ✓'},
    'pricing.meta.title: write it without ✓',
  ],
];

const lengths: Case[] = [
  [
    'an agent name that is too long for the orbit',
    'agentNames',
    {'0': 'Documentation Agent'},
    'agentNames[0]: the orbit',
  ],
  ['a short title', 'pricing', {'meta.title': 'P'}, 'pricing.meta.title: write a title of at least 3 characters'],
  ['a short description', 'pricing', {'meta.description': 'Plans'}, 'pricing.meta.description: write at least 50'],
  ['two stories', 'stories', {'': constantNamed('stories').slice(1)}, 'stories: write exactly three stories'],
  ['four header links', 'headerLinks', {'3': {label: 'Docs', to: '/docs'}}, 'headerLinks: the header fits three links'],
  ['an empty section', 'confidentiality', {'': []}, 'confidentiality: the section would be empty'],
  ['a step without its number', 'deploySteps', {'1.number': 3}, 'deploySteps: number the steps 1, 2, 3'],
  ['a cell too many', 'trust', {'compliance.rows.0.cells.2': 'More'}, 'trust.compliance.rows[0].cells: write 2 cells'],
];

test.each([...texts, ...plans, ...references, ...formats, ...lengths])(
  '%s in %s is an error',
  (_, name, changes, ...errors) => {
    expect(errorsAfter(name, changes)).toEqual(errors.map((error) => expect.stringContaining(error)));
  },
);

test.each(['video', 'tools', 'testimonials', 'demo'])('a landing page without its %s is an error §2.65', (kind) => {
  expect(errorsAfter('prReview', {[`sections.${sectionOf('prReview', kind)}.kind`]: 'benefits'})).toEqual([
    `prReview.sections: every landing page has one section of kind "${kind}", not 0`,
  ]);
});

test('prices with two decimals are valid', () => {
  for (const originalPrice of [4.35, 19.99, 1234.56])
    expect(errorsAfter('plans', {'1.yearly.originalPrice': originalPrice})).toEqual([]);
});

test.each(['pt-BR', 'es-419', 'fil', 'zh-Hant-TW'])('the language tag %s is valid', (lang) => {
  const path = `sections.${sectionOf('voiceAgent', 'languages')}.sentences.0.lang`;
  expect(errorsAfter('voiceAgent', {[path]: lang})).toEqual([]);
});

test('comparison signs, arithmetic and brackets are no markup', () => {
  expect(errorsAfter('integrationsHead', {intro: 'Less than 3 < 4, and 2*3*4 [1] (of all)'})).toEqual([]);
});

test('content stays valid when its sample marks are removed, as the launch check requires', () => {
  const real = constants.map(({value, ...constant}) => ({
    ...constant,
    // Wrapped in an object, because a banner may be undefined, which is not valid JSON on its own.
    value: JSON.parse(JSON.stringify({value}), (key, part) => (key === 'sample' ? undefined : part)).value,
  }));
  expect(real.flatMap((constant) => constantErrors(constant))).toEqual([]);
});
