import * as z from 'zod';
import {agentIcons} from '../../../../src/data/agents/agentIcons';
import {agentTabs} from '../../../../src/data/agents/agents';
import {type AgentName, agentNames} from '../../../../src/data/agents/names';
import {brand as brandShape, integrations as integrationsSchema} from '../../../../src/data/company/schema';
import {stories} from '../../../../src/data/company/stories';
import {stories as storiesSchema} from '../../../../src/data/company/storySchema';
import {testimonials} from '../../../../src/data/company/testimonials';
import {type ComparisonPage, comparisonPage} from '../../../../src/data/comparisons/schema';
import {offers} from '../../../../src/data/facts';
import {brandColours, expiry} from '../../../../src/data/factsSchema';
import {faqs} from '../../../../src/data/faq/faqs';
import {faqItem} from '../../../../src/data/faq/schema';
import {demoForm} from '../../../../src/data/forms/forms';
import {leadForm} from '../../../../src/data/forms/schema';
import {questions as cardQuestions} from '../../../../src/data/home/benefits';
import {home} from '../../../../src/data/home/home';
import {agentIcons as agentIconsSchema, agentTab, announcement, banner} from '../../../../src/data/home/schema';
import {integrations, integrationsHead} from '../../../../src/data/integrations/integrations';
import {type LandingPage, landingPage} from '../../../../src/data/landing/schema';
import {pricing} from '../../../../src/data/marketing/pricing';
import {billed, plans} from '../../../../src/data/plans';
import * as schema from '../../../../src/data/pricing/schema';
import {page} from '../../../../src/data/schema/page';
import {link, sectionHead} from '../../../../src/data/schema/text';
import {tag} from '../../../../src/data/tagSchema';
import {contentRegistry} from '../../../../src/plugins/content-lint/contentRegistry';
import {dataErrors, validateConstant} from '../../../../src/plugins/content-lint/dataErrors';
import {comparisonPages, landingPages} from '../../../../src/site/pages';
import {testTags} from '../../../support/monitoredEnv';

test('the data of the site has no errors', () => {
  expect(dataErrors()).toEqual([]);
});

test('content stays valid when its sample marks are removed, as the launch check requires', () => {
  const real = contentRegistry.map(({value, ...content}) => ({
    ...content,
    // Wrapped in an object, because a banner may be undefined, which is not valid JSON on its own.
    value: JSON.parse(JSON.stringify({value}), (key, part) => (key === 'sample' ? undefined : part)).value,
  }));
  expect(real.flatMap((content) => validateConstant(content))).toEqual([]);
});

test('an error names the file, the field and the fix', () => {
  const basic = plans.findIndex(({id}) => id === 'basic');
  const broken = plans.map((plan) => (plan.id === 'basic' ? {...plan, yearly: {...plan.yearly, price: -1}} : plan));
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${basic}].yearly.price: write a price of 0 or more`,
  ]);
});

test.each<[string, object, string]>([
  ['no code', {script: undefined}, 'tags[0].script: write a script, inline code, or both'],
  ['a script without TLS', {script: 'http://a.example/x.js'}, 'tags[0].script: write a URL such as'],
  ['a script without a protocol', {script: '//a.example/x.js'}, 'tags[0].script: write a URL such as'],
  ['an origin with a path', {origins: {img: ['https://a.example/x']}}, 'tags[0].origins.img[0]: write an origin'],
  ['every origin', {origins: {connect: ['https:']}}, 'tags[0].origins.connect[0]: write an origin'],
  ['an unknown class', {consent: 'ads'}, 'tags[0].consent: write one of necessary, statistics, marketing'],
  ['a mistyped key', {store: []}, 'tags[0].store: unknown key'],
])('a third-party tag with %s is an error', (_case, change, message) => {
  const tags = [{...testTags[0], ...change}];
  expect(validateConstant({file: 'src/data/tags.ts', name: 'tags', value: tags, schema: tag.array()})).toEqual([
    expect.stringContaining(message),
  ]);
});

test('two recommended plans are an error', () => {
  const broken = plans.map((plan) => ({...plan, recommended: true}));
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    expect.stringContaining('exactly one plan'),
  ]);
});

test('prices with more than two decimals, billed prices of 0 and struck-through prices below the price are errors at their field', () => {
  const basic = plans.filter(({id}) => id === 'basic');
  const limits = {credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1};
  const validatePrice = (price: number, struckThrough = price) => {
    const value = basic.map((plan) => ({...plan, recommended: true, ...billed(price, limits, struckThrough)}));
    return validateConstant({file: 'a.ts', name: 'plans', value, schema: schema.plans});
  };
  const twoDecimals = 'write at most two decimals';
  for (const price of [0.07, 4.35, 19.99, 1234.56]) expect(validatePrice(price)).toEqual([]);
  expect(validatePrice(4.999)).toEqual([expect.stringContaining(`a.ts: plans[0].monthly.price: ${twoDecimals}`)]);
  expect(validatePrice(5, 7.999)).toEqual([
    expect.stringContaining(`a.ts: plans[0].yearly.originalPrice: ${twoDecimals}`),
  ]);
  expect(validatePrice(9, 5)).toEqual([
    expect.stringContaining(`a.ts: plans[0].yearly.originalPrice: the struck-through price is not above the price 6.3`),
  ]);
  expect(validatePrice(0)).toEqual([
    `a.ts: plans[0].monthly.price: a free plan has no yearly price: write monthly: {price: 0, …} and yearly without a price, as in Free`,
  ]);
});

test('plans that are not sorted by price are an error', () => {
  expect(validateConstant({file: 'a.ts', name: 'plans', value: [...plans].reverse(), schema: schema.plans})).toEqual([
    'a.ts: plans: sort the plans by monthly price, cheapest first',
  ]);
});

test('a plan with different limits for monthly and yearly billing is an error', () => {
  const pro = plans.findIndex(({id}) => id === 'pro');
  const broken = plans.map((plan) =>
    plan.id === 'pro' ? {...plan, yearly: {...plan.yearly, credits: 120_000, rollover: false}} : plan,
  );
  const fix = 'but /pricing shows one value for both: write the same value in both';
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${pro}].yearly.credits: monthly has 100000, ${fix}`,
    `src/data/plans.ts: plans[${pro}].yearly.rollover: monthly has true, ${fix}`,
  ]);
});

test('an incomplete plan is an error §3.2', () => {
  const pro = plans.findIndex(({id}) => id === 'pro');
  const broken = plans.map((plan) =>
    plan.id === 'pro' ? {...plan, description: '', monthly: {...plan.monthly, price: undefined, qa: undefined}} : plan,
  );
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${pro}].description: write a text here: it is shown to visitors`,
    `src/data/plans.ts: plans[${pro}].monthly.price: write the price per month; 0 means free`,
    `src/data/plans.ts: plans[${pro}].monthly.qa: write a number above 0, or "unlimited"`,
  ]);
});

test('an incomplete agent tab is an error §3.3', () => {
  const [tab] = agentTabs;
  const broken = {...tab, title: '', bullets: tab?.bullets.slice(1), scene: undefined, buttons: tab?.buttons.slice(1)};
  expect(validateConstant({file: 'src/data/agents/agents.ts', name: 'tab', value: broken, schema: agentTab})).toEqual([
    'src/data/agents/agents.ts: tab.title: write a text here: it is shown to visitors',
    'src/data/agents/agents.ts: tab.bullets: an agent has exactly three bullet points',
    expect.stringContaining('tab.scene: it is missing: write one of codeReview, '),
    'src/data/agents/agents.ts: tab.buttons: an agent has exactly two buttons',
  ]);
});

test('an agent without an icon and an icon of an unknown agent are errors', () => {
  const {'Data Agent': icon, ...others} = agentIcons;
  const value = {...others, 'Old Agent': icon};
  expect(validateConstant({file: 'a.ts', name: 'agentIcons', value, schema: agentIconsSchema})).toEqual([
    'a.ts: agentIcons.Data Agent: it is missing: write one of the names in src/lib/iconNames.ts',
    'a.ts: agentIcons: unknown key "Old Agent": correct the spelling, or remove it',
  ]);
});

test('a value of the wrong type is an error with a plain message', () => {
  const validate = (value: unknown, schema: z.ZodType) => validateConstant({file: 'a.ts', name: 'a', value, schema});
  const [story] = stories;
  expect(validate([{...story, highlight: 7, icon: 'pie'}, story, story], storiesSchema)).toEqual([
    'a.ts: a[0].highlight: write a text, in quotes',
    'a.ts: a[0].icon: write one of the names in src/lib/iconNames.ts',
  ]);
  const section = {heading: 'Compliance', columns: ['Framework', 'Checks'], rows: [{topic: 'SOC2'}, {topic: 'GDPR'}]};
  expect(validate({meta: home, section}, page)).toContain('a.ts: a.section.rows[0].cells: it is missing: write it');
});

test('an unknown kind of form field is an error that lists the valid kinds', () => {
  const fields = demoForm.fields.map((field) => (field.kind === 'email' ? {...field, kind: 'mail'} : field));
  expect(validateConstant({file: 'a.ts', name: 'form', value: {...demoForm, fields}, schema: leadForm})).toContain(
    'a.ts: form.fields[2].kind: write one of text, email, paragraph, choice',
  );
});

test('a mistyped optional key is an error', () => {
  const {intro, ...plain} = integrationsHead;
  const value = {sections: [{...plain, intor: intro}]};
  const schema = z.object({sections: sectionHead.array()});
  expect(validateConstant({file: 'a.ts', name: 'a', value, schema})).toEqual([
    'a.ts: a.sections[0].intor: unknown key: correct its name, remove it, or add it to its schema in src/data',
  ]);
});

test('a page title or brand name with characters that the social card font does not have is an error', () => {
  const meta = {...pricing.meta, title: 'Plans ✓', heading: 'Plans for Ağrı'};
  expect(validateConstant({file: 'a.ts', name: 'a', value: {...pricing, meta}, schema: page})).toEqual([
    'a.ts: a.meta.title: write it without ✓: missing in the font of social cards',
    'a.ts: a.meta.heading: write it without ğ: missing in the font of social cards',
  ]);
  const town = {name: 'Şehir', tagline: 'A town'};
  expect(validateConstant({file: 'b.ts', name: 'brand', value: town, schema: brandShape})).toEqual([
    expect.stringContaining('without Ş: missing in the font'),
  ]);
});

test('Markdown or HTML in data is an error, because pages would show the markup', () => {
  const validate = (intro: string) =>
    validateConstant({file: 'a.ts', name: 'a', value: {...integrationsHead, intro}, schema: sectionHead});
  for (const intro of ['It is **bold**.', 'Ask [us](/contact).', '<b>Really</b>', 'One<br>two'])
    expect(validate(intro)).toEqual([expect.stringMatching(/^a.ts: a.intro: write plain text/)]);
  expect(validate('Less than 3 < 4, and 2*3*4 [1] (of all)')).toEqual([]);
});

test('a banner with a key that only the other banner has is an error', () => {
  const link = {label: 'Read it', to: '/blog'};
  const value = {name: 'News', text: 'Something is new', tag: 'Beta', link, picture: 'halloween'};
  const validate = (schema: z.ZodType) => validateConstant({file: 'a.ts', name: 'a', value, schema});
  expect(validate(banner)).toEqual([expect.stringMatching(/^a.ts: a.tag: unknown key/)]);
  expect(validate(announcement)).toEqual([expect.stringMatching(/^a.ts: a.picture: unknown key/)]);
});

test('an error in an object that several constants share is reported once, at its first use', () => {
  const button = {label: '', to: '/pricing'};
  const reported = new Map();
  const validate = (name: string) =>
    validateConstant({file: 'a.ts', name, value: [button, button, {...button}], schema: link.array()}, reported);
  const [first, copy] = [0, 2].map((at) => `a.ts: one[${at}].label: write a text here: it is shown to visitors`);
  expect(validate('one')).toEqual([first, copy]);
  expect(validate('two')).toEqual(['a.ts: two[2].label: write a text here: it is shown to visitors']);
});

test('an incomplete story is an error with a plain message §3.6', () => {
  const broken = stories.map((story, index) => (index === 1 ? {...story, highlight: undefined} : story));
  expect(
    validateConstant({file: 'src/data/company/stories.ts', name: 'stories', value: broken, schema: storiesSchema}),
  ).toEqual(['src/data/company/stories.ts: stories[1].highlight: it is missing: write it']);
});

test('an incomplete comparison is an error', () => {
  const page = Object.values(comparisonPages).find(({table}) => table.rivals.length === 1) as ComparisonPage;
  const broken = {...page, table: {...page.table, rivals: ['One', 'Another']}, choice: undefined};
  const errors = validateConstant({file: 'a.ts', name: 'a', value: broken, schema: comparisonPage});
  expect(errors).toContain('a.ts: a.choice: it is missing: write it');
  expect(errors).toContain('a.ts: a.table.groups[0].rows[0].theirs: write 2 cells, one for each column after ours');
});

test('an incomplete question is an error §3.5', () => {
  const broken = [
    {...faqs[0], question: 'Why'},
    {...faqs[1], categories: []},
    {...faqs[2], answer: undefined},
  ];
  expect(
    validateConstant({file: 'src/data/faq/faqs.ts', name: 'faqs', value: broken, schema: faqItem.array()}),
  ).toEqual([
    'src/data/faq/faqs.ts: faqs[0].question: end the question with "?"',
    'src/data/faq/faqs.ts: faqs[1].categories: write at least one category',
    expect.stringMatching(/^src\/data\/faq\/faqs\.ts: faqs\[2]\.answer: write plain text/),
  ]);
});

describe('a landing page', () => {
  const [example] = Object.values(landingPages) as [LandingPage];
  const validate = (value: unknown) =>
    validateConstant({file: 'src/data/landing/example.ts', name: 'example', value, schema: landingPage});

  test.each(['video', 'tools', 'testimonials', 'demo'])('without its section "%s" is an error §2.65', (kind) => {
    expect(validate({...example, sections: example.sections.filter((section) => section.kind !== kind)})).toEqual([
      `src/data/landing/example.ts: example.sections: every landing page has one section of kind "${kind}", not 0`,
    ]);
  });

  test('with an unknown scene is an error', () => {
    expect(validate({...example, scene: 'codeReviw'})).toEqual([
      expect.stringContaining('example.scene: write one of codeReview, securityScan, '),
    ]);
  });

  test('with a full URL as the video id is an error', () => {
    const sections = example.sections.map((section) =>
      section.kind === 'video'
        ? {...section, video: {...section.video, id: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'}}
        : section,
    );
    expect(validate({...example, sections})).toEqual([
      expect.stringMatching(
        /example\.sections\[\d+]\.video\.id: write only the id: the eleven characters after "watch\?v="/,
      ),
    ]);
  });

  test('with a tool that is not in the integrations is an error', () => {
    const sections = example.sections.map((section) =>
      section.kind === 'tools' ? {...section, tools: ['GitHub', 'Jira', 'Github']} : section,
    );
    expect(validate({...example, sections})).toEqual([
      expect.stringMatching(
        /example\.sections\[\d+]\.tools\[2]: unknown tool: write a name from src\/data\/integrations\/integrations\.ts/,
      ),
    ]);
  });
});

test('a form with fields that the lead API does not accept is an error', () => {
  const fields = demoForm.fields.map((field) => (field.name === 'companyName' ? {...field, name: 'company'} : field));
  expect(
    validateConstant({file: 'src/data/forms/forms.ts', name: 'form', value: {...demoForm, fields}, schema: leadForm}),
  ).toEqual([
    expect.stringContaining('form.fields: the lead API takes firstName, companyName, workEmail and nothing else'),
  ]);
});

test('an impossible offer, date or color is an error', () => {
  const validate = (name: string, change: object) => {
    const content = contentRegistry.find((one) => one.name === name);
    return content && validateConstant({...content, value: {...(content.value as object), ...change}});
  };
  expect(validate('offers', {freeTrialDays: -14, yearlyDiscountPercent: 130})).toEqual([
    'src/data/facts.ts: offers.freeTrialDays: write a number above 0',
    'src/data/facts.ts: offers.yearlyDiscountPercent: write a percentage from 1 to 99',
  ]);
  expect(validate('offers', {startup: {...offers.startup, plan: 'gold'}})).toEqual([
    `src/data/facts.ts: offers.startup.plan: write one of ${plans.map(({id}) => id).join(', ')}`,
  ]);
  expect(validate('disclosure', {acknowledgementHours: '48'})).toEqual([
    'src/data/facts.ts: disclosure.acknowledgementHours: write a number, without quotes',
  ]);
  expect(validate('legalVersions', {terms: {version: '1.0', lastUpdated: '13 Aug 2025'}})).toEqual([
    'src/data/legal.ts: legalVersions.terms.lastUpdated: write a valid date, such as 2026-11-21',
  ]);
  expect(brandColours.safeParse([{name: 'Accent', hex: 'red'}]).success).toBe(false);
  expect(expiry.safeParse('2026-01-01').success).toBe(false);
});

test.each(['roles', 'confidentiality', 'previews'])('an empty section of %s is an error', (name) => {
  const content = contentRegistry.find((one) => one.name === name);
  expect(content && validateConstant({...content, value: []})).toEqual([expect.stringContaining('write')]);
});

type Named = {name?: string; id?: string; fields?: {name: string}[]};

test.each([
  ['integrations', 'integrations[1].name: GitHub is taken'],
  ['testimonials', `testimonials[1].name: ${testimonials[0]?.name} is taken`],
  ['mailForms', 'mailForms[1].fields[1].name: firstName is taken'],
  ['agentTabs', `agentTabs[1].id: ${agentTabs[0]?.id} is taken`],
  ['plans', `plans[1].id: ${plans[0]?.id} is taken`],
  ['plans', `plans[1].name: ${plans[0]?.name} is taken`],
])('a duplicate name or id in %s is an error: %s', (name, message) => {
  const content = contentRegistry.find((one) => one.name === name);
  const [first, second, ...others] = (content?.value ?? []) as Named[];
  const fields = second?.fields?.map((field) => ({...field, name: 'firstName'}));
  const value = [first, {...second, name: first?.name, id: first?.id, fields}, ...others];
  expect(content && validateConstant({...content, value})).toContainEqual(expect.stringContaining(message));
});

test('an unknown agent on the last benefit card and an agent name too long for the orbit are errors', () => {
  const validate = (name: string, was: string, is: string) => {
    const content = contentRegistry.find((one) => one.name === name);
    return content && validateConstant({...content, value: JSON.parse(JSON.stringify(content.value).replace(was, is))});
  };
  const at = cardQuestions.length - 1;
  const agent = cardQuestions[at]?.agent as AgentName;
  expect(validate('questions', `"${agent}"`, '"Phone Agent"')).toEqual([
    expect.stringContaining(`questions[${at}].agent: name one of the agents of src/data/agents/names.ts`),
  ]);
  const name = `agentNames[${agentNames.indexOf(agent)}]`;
  expect(validate('agentNames', agent, 'Documentation Agent')).toEqual([
    expect.stringContaining(`src/data/agents/names.ts: ${name}: the orbit fits words of up to 12 letters`),
  ]);
});

test('an integrated tool that is missing from the grid is an error', () => {
  const value = integrations.map((tool) => (tool.name === 'GitHub' ? {...tool, name: 'Github'} : tool));
  expect(
    validateConstant({file: 'src/data/integrations/integrations.ts', name: 'tools', value, schema: integrationsSchema}),
  ).toEqual([expect.stringContaining('"GitHub" of integratedTools in src/data/facts.ts is missing here')]);
});

test('header and footer links are validated', () => {
  const value = contentRegistry.find(({name}) => name === 'headerLinks');
  expect(value && validateConstant({...value, value: [{label: '', to: 'https://elsewhere.example'}]})).toEqual([
    'src/data/navigation/header.ts: headerLinks[0].label: write a text here: it is shown to visitors',
    expect.stringContaining('headerLinks[0].to: start with "/"'),
  ]);
  expect(value && validateConstant({...value, value: Array(4).fill({label: 'Docs', to: '/docs'})})).toEqual([
    expect.stringContaining('headerLinks: the header fits three links'),
  ]);
});
