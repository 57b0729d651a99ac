import * as z from 'zod';
import {agentIcons} from '../../../../src/data/agents/agentIcons';
import {agentTabs} from '../../../../src/data/agents/agents';
import {type AgentName, agentNames} from '../../../../src/data/agents/names';
import {stories} from '../../../../src/data/company/stories';
import {testimonials} from '../../../../src/data/company/testimonials';
import {offers} from '../../../../src/data/facts';
import {faqs} from '../../../../src/data/faq/faqs';
import {demoForm} from '../../../../src/data/forms/forms';
import {questions as cardQuestions} from '../../../../src/data/home/benefits';
import {home} from '../../../../src/data/home/home';
import {integrations, integrationsHead} from '../../../../src/data/integrations/integrations';
import {pricing} from '../../../../src/data/marketing/pricing';
import {billed, plans} from '../../../../src/data/plans';
import {comparisonPages, landingPages} from '../../../../src/data/routes/pages';
import {brand as brandShape, integrations as integrationsSchema} from '../../../../src/data/schema/company';
import {type ComparisonPage, comparisonPage} from '../../../../src/data/schema/comparison';
import {brandColours, expiry} from '../../../../src/data/schema/facts';
import {leadForm} from '../../../../src/data/schema/form';
import {agentIcons as agentIconsSchema, agentTab, announcement, banner} from '../../../../src/data/schema/home';
import {type LandingPage, landingPage} from '../../../../src/data/schema/landing';
import {page} from '../../../../src/data/schema/page';
import * as schema from '../../../../src/data/schema/plan';
import {faqItem} from '../../../../src/data/schema/question';
import {stories as storiesSchema} from '../../../../src/data/schema/story';
import {link, sectionHead} from '../../../../src/data/schema/text';
import {contentRegistry} from '../../../../src/plugins/content-lint/contentRegistry';
import {dataErrors, validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

test('the content of the site is without fault', () => {
  expect(dataErrors()).toEqual([]);
});

test('what is no sample any more need not say so: the launch check asks to take the mark away', () => {
  const real = contentRegistry.map(({value, ...content}) => ({
    ...content,
    // Inside an object, as a banner may be undefined, which is no JSON by itself.
    value: JSON.parse(JSON.stringify({value}), (key, part) => (key === 'sample' ? undefined : part)).value,
  }));
  expect(real.flatMap((content) => validateConstant(content))).toEqual([]);
});

test('a fault names file, field and remedy', () => {
  const basic = plans.findIndex(({id}) => id === 'basic');
  const broken = plans.map((plan) => (plan.id === 'basic' ? {...plan, yearly: {...plan.yearly, price: -1}} : plan));
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${basic}].yearly.price: a price is 0 or more`,
  ]);
});

test('two recommended plans are a fault', () => {
  const broken = plans.map((plan) => ({...plan, recommended: true}));
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    expect.stringContaining('exactly one plan'),
  ]);
});

test('a price that pages would round, one of 0 that is billed, and a rise struck through as a discount are faults, each told where somebody has written it', () => {
  const basic = plans.filter(({id}) => id === 'basic');
  const limits = {credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1};
  const told = (price: number, struckThrough = price) => {
    const value = basic.map((plan) => ({...plan, recommended: true, ...billed(price, limits, struckThrough)}));
    return validateConstant({file: 'a.ts', name: 'plans', value, schema: schema.plans});
  };
  const toTheCent = 'write it to the cent, with two decimals at most: pages would show';
  for (const price of [0.07, 4.35, 19.99, 1234.56]) expect(told(price)).toEqual([]);
  expect(told(4.999)).toEqual([expect.stringContaining(`a.ts: plans[0].monthly.price: ${toTheCent}`)]);
  expect(told(5, 7.999)).toEqual([expect.stringContaining(`a.ts: plans[0].yearly.originalPrice: ${toTheCent}`)]);
  expect(told(9, 5)).toEqual([
    expect.stringContaining(`a.ts: plans[0].yearly.originalPrice: it is struck through beside 6.3 and is no more`),
  ]);
  expect(told(0)).toEqual([
    `a.ts: plans[0].monthly.price: what costs nothing is not billed: write monthly: {price: 0, …} and yearly without a price, as Free has them`,
  ]);
});

test('plans that do not stand in the order of their prices are a fault', () => {
  expect(validateConstant({file: 'a.ts', name: 'plans', value: [...plans].reverse(), schema: schema.plans})).toEqual([
    'a.ts: plans: list the plans with the cheapest first',
  ]);
});

test('a plan that includes more the one way of billing than the other is a fault', () => {
  const pro = plans.findIndex(({id}) => id === 'pro');
  const broken = plans.map((plan) =>
    plan.id === 'pro' ? {...plan, yearly: {...plan.yearly, credits: 120_000, rollover: false}} : plan,
  );
  const remedy = 'and /pricing compares plans by one figure for both: write the same in both';
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${pro}].yearly.credits: monthly has 100000, ${remedy}`,
    `src/data/plans.ts: plans[${pro}].yearly.rollover: monthly has true, ${remedy}`,
  ]);
});

test('an incomplete plan is a fault §3.2', () => {
  const pro = plans.findIndex(({id}) => id === 'pro');
  const broken = plans.map((plan) =>
    plan.id === 'pro' ? {...plan, description: '', monthly: {...plan.monthly, price: undefined, qa: undefined}} : plan,
  );
  expect(validateConstant({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    `src/data/plans.ts: plans[${pro}].description: write a text here: it is shown to visitors`,
    `src/data/plans.ts: plans[${pro}].monthly.price: write the price of a month; 0 is free`,
    `src/data/plans.ts: plans[${pro}].monthly.qa: write a number above 0, or "unlimited"`,
  ]);
});

test('an incomplete agent tab is a fault §3.3', () => {
  const [tab] = agentTabs;
  const broken = {...tab, title: '', bullets: tab?.bullets.slice(1), scene: undefined, buttons: tab?.buttons.slice(1)};
  expect(validateConstant({file: 'src/data/agents/agents.ts', name: 'tab', value: broken, schema: agentTab})).toEqual([
    'src/data/agents/agents.ts: tab.title: write a text here: it is shown to visitors',
    'src/data/agents/agents.ts: tab.bullets: an agent has exactly three bullet points',
    expect.stringContaining('tab.scene: it is missing: write one of codeReview, '),
    'src/data/agents/agents.ts: tab.buttons: an agent has exactly two buttons',
  ]);
});

test('an agent without an icon is a fault, and the icon of an agent that is called otherwise', () => {
  const {'Data Agent': icon, ...others} = agentIcons;
  const value = {...others, 'Old Agent': icon};
  expect(validateConstant({file: 'a.ts', name: 'agentIcons', value, schema: agentIconsSchema})).toEqual([
    'a.ts: agentIcons.Data Agent: it is missing: write one of those in src/data/agents/names.ts',
    'a.ts: agentIcons: "Old Agent" is no name for an entry here: correct it, or take the entry out',
  ]);
});

test('a value of another kind is a fault, said plainly', () => {
  const faults = (value: unknown, schema: z.ZodType) => validateConstant({file: 'a.ts', name: 'a', value, schema});
  const [story] = stories;
  expect(faults([{...story, highlight: 7, icon: 'pie'}, story, story], storiesSchema)).toEqual([
    'a.ts: a[0].highlight: write a text, in quotes',
    'a.ts: a[0].icon: write one of those in src/data/agents/names.ts',
  ]);
  const section = {heading: 'Compliance', columns: ['Framework', 'Checks'], rows: [{topic: 'SOC2'}, {topic: 'GDPR'}]};
  expect(faults({meta: home, section}, page)).toContain('a.ts: a.section.rows[0].cells: it is missing: write it');
});

test('a field of a kind that there is not is told which ones there are', () => {
  const fields = demoForm.fields.map((field) => (field.kind === 'email' ? {...field, kind: 'mail'} : field));
  expect(validateConstant({file: 'a.ts', name: 'form', value: {...demoForm, fields}, schema: leadForm})).toContain(
    'a.ts: form.fields[2].kind: write one of text, email, paragraph, choice',
  );
});

test('a key that is mistyped is a fault where the right one may be left out, too', () => {
  const {intro, ...plain} = integrationsHead;
  const value = {sections: [{...plain, intor: intro}]};
  const schema = z.object({sections: sectionHead.array()});
  expect(validateConstant({file: 'a.ts', name: 'a', value, schema})).toEqual([
    'a.ts: a.sections[0].intor: no page reads it: correct its name, take it out, or add it to its schema in src/data/schema',
  ]);
});

test('a page or a brand whose name the social card would show as boxes is a fault', () => {
  const meta = {...pricing.meta, title: 'Plans ✓', heading: 'Plans for Ağrı'};
  expect(validateConstant({file: 'a.ts', name: 'a', value: {...pricing, meta}, schema: page})).toEqual([
    'a.ts: a.meta.title: write it without ✓: the font of social cards has no such sign',
    'a.ts: a.meta.heading: write it without ğ: the font of social cards has no such sign',
  ]);
  const town = {name: 'Şehir', tagline: 'A town'};
  expect(validateConstant({file: 'b.ts', name: 'brand', value: town, schema: brandShape})).toEqual([
    expect.stringContaining('without Ş: the'),
  ]);
});

test('Markdown and HTML in data is a fault: it would show as it is written', () => {
  const faults = (intro: string) =>
    validateConstant({file: 'a.ts', name: 'a', value: {...integrationsHead, intro}, schema: sectionHead});
  for (const intro of ['It is **bold**.', 'Ask [us](/contact).', '<b>Really</b>', 'One<br>two'])
    expect(faults(intro)).toEqual([expect.stringMatching(/^a.ts: a.intro: write plain words/)]);
  expect(faults('Less than 3 < 4, and 2*3*4 [1] (of all)')).toEqual([]);
});

test('a banner is told of what only the other one shows', () => {
  const link = {label: 'Read it', to: '/blog'};
  const told = {name: 'News', text: 'Something is new', tag: 'Beta', link, picture: 'halloween'};
  const faults = (schema: z.ZodType) => validateConstant({file: 'a.ts', name: 'a', value: told, schema});
  expect(faults(banner)).toEqual([expect.stringMatching(/^a.ts: a.tag: no page reads it/)]);
  expect(faults(announcement)).toEqual([expect.stringMatching(/^a.ts: a.picture: no page reads it/)]);
});

test('what several places show is told where it stands first', () => {
  const button = {label: '', to: '/pricing'};
  const told = new Map();
  const faults = (name: string) =>
    validateConstant({file: 'a.ts', name, value: [button, button, {...button}], schema: link.array()}, told);
  const [first, copy] = [0, 2].map((at) => `a.ts: one[${at}].label: write a text here: it is shown to visitors`);
  expect(faults('one')).toEqual([first, copy]);
  expect(faults('two')).toEqual(['a.ts: two[2].label: write a text here: it is shown to visitors']);
});

test('an incomplete story is a fault, said plainly §3.6', () => {
  const broken = stories.map((story, index) => (index === 1 ? {...story, highlight: undefined} : story));
  expect(
    validateConstant({file: 'src/data/company/stories.ts', name: 'stories', value: broken, schema: storiesSchema}),
  ).toEqual(['src/data/company/stories.ts: stories[1].highlight: it is missing: write it']);
});

test('an incomplete comparison is a fault', () => {
  const page = Object.values(comparisonPages).find(({table}) => table.rivals.length === 1) as ComparisonPage;
  const broken = {...page, table: {...page.table, rivals: ['One', 'Another']}, choice: undefined};
  const faults = validateConstant({file: 'a.ts', name: 'a', value: broken, schema: comparisonPage});
  expect(faults).toContain('a.ts: a.choice: it is missing: write it');
  expect(faults).toContain('a.ts: a.table.groups[0].rows[0].theirs: write 2 cells, one for each column after ours');
});

test('an incomplete question is a fault §3.5', () => {
  const broken = [
    {...faqs[0], question: 'Why'},
    {...faqs[1], categories: []},
    {...faqs[2], answer: undefined},
  ];
  expect(
    validateConstant({file: 'src/data/faq/faqs.ts', name: 'faqs', value: broken, schema: faqItem.array()}),
  ).toEqual([
    'src/data/faq/faqs.ts: faqs[0].question: end the question with a question mark',
    'src/data/faq/faqs.ts: faqs[1].categories: file it under at least one category',
    expect.stringMatching(/^src\/data\/faq\/faqs\.ts: faqs\[2]\.answer: write plain text/),
  ]);
});

describe('a landing page', () => {
  const [example] = Object.values(landingPages) as [LandingPage];
  const faults = (value: unknown) =>
    validateConstant({file: 'src/data/landing/example.ts', name: 'example', value, schema: landingPage});

  test.each(['video', 'tools', 'testimonials', 'demo'])('without its part "%s" is a fault §2.65', (kind) => {
    expect(faults({...example, sections: example.sections.filter((section) => section.kind !== kind)})).toEqual([
      `src/data/landing/example.ts: example.sections: every landing page has one section of kind "${kind}", not 0`,
    ]);
  });

  test('with a scene that nothing draws is a fault', () => {
    expect(faults({...example, scene: 'codeReviw'})).toEqual([
      expect.stringContaining('example.scene: write one of codeReview, securityScan, '),
    ]);
  });

  test('with a film whose id is a whole address is a fault', () => {
    const sections = example.sections.map((section) =>
      section.kind === 'video'
        ? {...section, video: {...section.video, id: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'}}
        : section,
    );
    expect(faults({...example, sections})).toEqual([
      expect.stringMatching(/example\.sections\[\d+]\.video\.id: copy the eleven characters after "watch\?v="$/),
    ]);
  });

  test('with a tool that the integrations leave out is a fault', () => {
    const sections = example.sections.map((section) =>
      section.kind === 'tools' ? {...section, tools: ['GitHub', 'Jira', 'Github']} : section,
    );
    expect(faults({...example, sections})).toEqual([
      expect.stringMatching(
        /example\.sections\[\d+]\.tools\[2]: name a tool that stands in src\/data\/integrations\/integrations\.ts/,
      ),
    ]);
  });
});

test('a form whose fields the lead API does not take is a fault', () => {
  const fields = demoForm.fields.map((field) => (field.name === 'companyName' ? {...field, name: 'company'} : field));
  expect(
    validateConstant({file: 'src/data/forms/forms.ts', name: 'form', value: {...demoForm, fields}, schema: leadForm}),
  ).toEqual([
    expect.stringContaining('form.fields: the lead API takes firstName, companyName, workEmail and nothing else'),
  ]);
});

test('a promise, a day or a colour that cannot be is a fault', () => {
  const faults = (name: string, change: object) => {
    const content = contentRegistry.find((one) => one.file === 'src/data/facts.ts' && one.name === name);
    return content && validateConstant({...content, value: {...(content.value as object), ...change}});
  };
  expect(faults('offers', {freeTrialDays: -14, yearlyDiscountPercent: 130})).toEqual([
    'src/data/facts.ts: offers.freeTrialDays: write a number above 0',
    'src/data/facts.ts: offers.yearlyDiscountPercent: write a part of the whole: 1 to 99',
  ]);
  expect(faults('offers', {startup: {...offers.startup, plan: 'gold'}})).toEqual([
    `src/data/facts.ts: offers.startup.plan: write one of ${plans.map(({id}) => id).join(', ')}`,
  ]);
  expect(faults('disclosure', {acknowledgementHours: '48'})).toEqual([
    'src/data/facts.ts: disclosure.acknowledgementHours: write a number, without quotes',
  ]);
  expect(faults('legalVersions', {terms: {version: '1.0', lastUpdated: '13 Aug 2025'}})).toEqual([
    'src/data/facts.ts: legalVersions.terms.lastUpdated: write a day that there is, such as 2026-11-21',
  ]);
  expect(brandColours.safeParse([{name: 'Accent', hex: 'red'}]).success).toBe(false);
  expect(expiry.safeParse('2026-01-01').success).toBe(false);
});

test.each(['roles', 'confidentiality', 'previews'])('a section of %s without any is a fault', (name) => {
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
])('in %s nothing stands twice under one name', (name, fault) => {
  const content = contentRegistry.find((one) => one.name === name);
  const [first, second, ...others] = (content?.value ?? []) as Named[];
  const fields = second?.fields?.map((field) => ({...field, name: 'firstName'}));
  const value = [first, {...second, name: first?.name, id: first?.id, fields}, ...others];
  expect(content && validateConstant({...content, value})).toContainEqual(expect.stringContaining(fault));
});

test('an agent that the last benefit card shows without its being one, or that the orbit has no room for, is a fault', () => {
  const faults = (name: string, was: string, is: string) => {
    const content = contentRegistry.find((one) => one.name === name);
    return content && validateConstant({...content, value: JSON.parse(JSON.stringify(content.value).replace(was, is))});
  };
  const at = cardQuestions.length - 1;
  const agent = cardQuestions[at]?.agent as AgentName;
  expect(faults('questions', `"${agent}"`, '"Phone Agent"')).toEqual([
    expect.stringContaining(`questions[${at}].agent: name one of the agents of src/data/agents/names.ts`),
  ]);
  const name = `agentNames[${agentNames.indexOf(agent)}]`;
  expect(faults('agentNames', agent, 'Documentation Agent')).toEqual([
    expect.stringContaining(`src/data/agents/names.ts: ${name}: the orbit has room for words of 12 letters`),
  ]);
});

test('a tool that is integrated and stands in no grid is a fault', () => {
  const value = integrations.map((tool) => (tool.name === 'GitHub' ? {...tool, name: 'Github'} : tool));
  expect(
    validateConstant({file: 'src/data/integrations/integrations.ts', name: 'tools', value, schema: integrationsSchema}),
  ).toEqual([expect.stringContaining('integratedTools in src/data/facts.ts has "GitHub", which is not among these')]);
});

test('header and footer links are looked at like all others', () => {
  const value = contentRegistry.find(({name}) => name === 'headerLinks');
  expect(value && validateConstant({...value, value: [{label: '', to: 'https://elsewhere.example'}]})).toEqual([
    'src/data/navigation/header.ts: headerLinks[0].label: write a text here: it is shown to visitors',
    expect.stringContaining('headerLinks[0].to: start with "/"'),
  ]);
  expect(value && validateConstant({...value, value: Array(4).fill({label: 'Docs', to: '/docs'})})).toEqual([
    expect.stringContaining('headerLinks: the bar has room for three'),
  ]);
});
