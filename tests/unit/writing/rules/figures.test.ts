import {disclosure, offers} from '../../../../src/data/facts';
import {plans} from '../../../../src/data/plans';
import type {Plan} from '../../../../src/data/schema/plan';
import {formatPrice} from '../../../../src/lib/format';
import {type Document, readDocument} from '../../../../src/writing/documents';
import {figureMistakes, figureMistakesIn} from '../../../../src/writing/rules/figures';

jest.mock('../../../../src/data/facts', () => {
  const facts = jest.requireActual('../../../../src/data/facts');
  const {noCreditCard, ...claims} = facts.claims;
  const others = {support: 'Support on weekdays', cancelAnytime: 'Cancel by the month', codeNotStored: 'Code is kept'};
  return {...facts, claims: {...claims, ...others}, offers: {...facts.offers, faqPriceFrom: 7777}};
});

/** Of what is paid by the month no price has cents today. */
jest.mock('../../../../src/data/plans', () => {
  const {plans: all} = jest.requireActual('../../../../src/data/plans');
  return {
    plans: all.map((plan: Plan) => (plan.id === 'basic' ? {...plan, monthly: {...plan.monthly, price: 12.5}} : plan)),
  };
});

afterEach(() => jest.restoreAllMocks());

/** A document of this text, which begins in its line 6. */
function documentOf(text: string, description = 'What it is about.'): Document {
  const document = readDocument(
    'docs/a.mdx',
    'doc',
    `---\ntitle: A page\ndescription: ${description}\n---\n\n${text}\n`,
  );
  if ('what' in document) throw new Error(document.what);
  return document;
}

test('a promise that is another one now is named where it stands in other words', () => {
  const text = 'What travels is encrypted on the way.\nWe answer around the clock, whatever time it is.';
  expect(figureMistakesIn(text, 'docs/a.mdx', 7)).toEqual(
    ['around the clock', 'whatever time'].map((words) => ({
      file: 'docs/a.mdx',
      line: 8,
      what: `"${words}" contradicts the facts (Support on weekdays)`,
      remedy: 'cite it: <Fact of="claims.support" />, or say it in other words',
    })),
  );
});

test.each([
  ['Code is read for the review and not stored.', 'not stored'],
  ['Your code is never stored.', 'never stored'],
  ['They keep no copy of your repository.', 'no copy of your'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: data is read as it is written.
  ['answer: [`No. ${claims.codeNotStored}. `', 'No. ${claims.codeNotStored}'],
  ['You can cancel at any time.', 'cancel at any time'],
  ['Cancel whenever you like.', 'Cancel whenever '],
  ['Should yours, nothing holds you.', 'nothing holds you.'],
])('“%s” is named when the promise is another one', (text, words) => {
  expect(figureMistakesIn(text, 'src/data/a.ts', 1).map(({what}) => what)).toEqual([
    expect.stringContaining(`"${words}" contradicts the facts (C`),
  ]);
});

test.each([
  ['A bug at two in the morning is no smaller.', '"at two in the morning" contradicts the facts (Support on weekdays)'],
  [
    'For nothing can be charged when it ends.',
    '"nothing can be charged" contradicts the facts, which promise it no more',
  ],
])('“%s” is named with what holds now', (text, what) => {
  expect(figureMistakesIn(text, 'src/data/a.ts', 1).map((mistake) => mistake.what)).toEqual([what]);
});

test('an answer that cites a promise which is another one now is to be written anew', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: data is read as it is written.
  expect(figureMistakesIn('answer: [`No. ${claims.codeNotStored}. `', 'src/data/a.ts', 1)[0]?.remedy).toBe(
    'write an answer that fits what it says now',
  );
});

test('a question whether it is so is no promise', () => {
  expect(figureMistakesIn("question: 'Can I cancel whenever I like?'", 'src/data/a.ts', 1)).toEqual([]);
});

test('a promise that was taken out of the facts is to be taken out of the text', () => {
  expect(figureMistakesIn('It asks for no credit card.', 'docs/a.mdx', 1)).toEqual([
    {
      file: 'docs/a.mdx',
      line: 1,
      what: '"no credit card" contradicts the facts, which promise it no more',
      remedy: 'take it out',
    },
  ]);
});

test('where nothing can be cited a promise that does not hold is named, and one that holds may be typed', () => {
  const message = (days: number) => `\`\`\`text\nDear all,\nthe ${days}-day trial begins.\n\`\`\``;
  const {freeTrialDays} = offers;
  const remedy = 'write what holds now: facts cannot be cited here';
  expect(figureMistakes(documentOf(message(freeTrialDays), `A ${freeTrialDays}-day trial.`))).toEqual([]);
  expect(figureMistakes(documentOf(message(freeTrialDays + 1), 'Code is not stored.'))).toEqual([
    {file: 'docs/a.mdx', line: 3, what: '"not stored" contradicts the facts (Code is kept)', remedy},
    expect.objectContaining({line: 8, what: expect.stringContaining('-day trial" contradicts the facts'), remedy}),
  ]);
  expect(figureMistakes(documentOf('```ts\n// The code is not stored.\n```'))).toEqual([]);
});

const [, basic, lite, pro] = plans;
const chosen = 'cite the one that is meant: ';

test.each([
  ['It costs $7,777 now.', 'is typed: cite it: $<Fact of="offers.faqPriceFrom" />'],
  ['Plans start at $3333.', ', $7,777): '],
  ['Prices start at €3333.', ', $7,777): '],
  ['Our prices begin at $3333.', ', $7,777): '],
  [`${basic?.name} is billed at $4444.`, 'contradicts the facts ('],
  [`${basic?.name} is only $4444.44.`, 'contradicts the facts ('],
  [`${basic?.name} costs ${formatPrice(basic?.monthly.price ?? 0)} a month.`, 'a month" is typed: cite it'],
  ['For $7,777, you get Pro.', 'contradicts the facts ('],
  ['Lite ($4444), and Pro for more.', '"Lite ($4444)" contradicts the facts ('],
  [`${pro?.name} comes at no more than ${formatPrice(pro?.monthly.price ?? 0)}.`, 'is typed: cite it'],
])('a price of ours that is typed is named, once: %s', (text, says) => {
  expect(figureMistakes(documentOf(text)).map(({what, remedy}) => `${what}: ${remedy}`)).toEqual([
    expect.stringContaining(says),
  ]);
});

const cited = (plan: Plan | undefined, billing = 'monthly') => `<Fact of="plans.${plan?.id}.${billing}.price" />`;

test.each([
  [`${lite?.name} costs $5901 a month.`, `cite it: ${cited(lite)}`],
  [`${basic?.name} is small. For $5901 a month there is ${pro?.name}. ${lite?.name}?`, `cite it: ${cited(pro)}`],
  [`${pro?.name} costs ${formatPrice(lite?.monthly.price ?? 0)} a month.`, `cite it: ${cited(pro)}`],
  [`${pro?.name} costs $5901 a month by the year.`, `${chosen}${cited(pro)}, ${cited(pro, 'yearly')}`],
  [`${lite?.name} and ${pro?.name} start at $5901.`, `${chosen}${cited(lite)}, ${cited(pro)}`],
  ['It costs $5901 a month.', `${chosen}${cited(basic)}, ${cited(lite)}, ${cited(pro)}, $<Fact of="offers.`],
  [`${lite?.name} comes with 5901 credits.`, `cite it: <Fact of="plans.${lite?.id}.monthly.credits" />`],
  [`${lite?.name} includes up to 5901 PRs.`, `cite it: <Fact of="plans.${lite?.id}.monthly.prs" />`],
  [`The ${lite?.name} plan covers reviews and 59 QA previews.`, `cite it: <Fact of="plans.${lite?.id}.monthly.qa" />`],
  ['It costs 5901 dollars a month.', `${chosen}${cited(basic)}, ${cited(lite)}, ${cited(pro)}, $<Fact of="offers.`],
  [`${pro?.name} is 5901 US dollars.`, `cite it: ${cited(pro)}`],
  ['Try it free for 5901 days.', 'cite it: <Fact of="offers.freeTrialDays" />'],
  ['The trial period is 5901 days.', 'cite it: <Fact of="offers.freeTrialDays" />'],
  ['The trial lasts ninety days.', 'cite it: <Fact of="offers.freeTrialDays" />'],
  ['A Ninety-day trial.', 'cite it: <Fact of="offers.freeTrialDays" />'],
  ['Try it free for ninety days.', 'cite it: <Fact of="offers.freeTrialDays" />'],
  ['It is 5901% off.', `${chosen}<Fact of="offers.yearlyDiscountPercent" />, <Fact of="offers.startup.`],
])('what to cite instead of a wrong figure is of the plan that its sentence names: %s', (text, remedy) => {
  const mistakes = figureMistakes(documentOf(text));
  expect(mistakes).toEqual([expect.objectContaining({what: expect.stringContaining('contradicts the facts (')})]);
  expect(mistakes[0]?.remedy.slice(0, remedy.length)).toBe(remedy);
});

test.each([
  `You have ${offers.freeTrialDays} days to try it.`,
  `Save ${offers.yearlyDiscountPercent}% with yearly billing.`,
  `Pull request reviews are ${offers.speedUpPercent}% faster.`,
  `A vulnerability is validated within ${disclosure.validationBusinessDays} business days.`,
  `Annual plans are ${offers.yearlyDiscountPercent} percent cheaper.`,
  `A team with ${lite?.monthly.prs} pull requests fits in ${lite?.name}.`,
])('a promise in everyday words is named while it holds: %s', (text) => {
  expect(figureMistakes(documentOf(text)).map(({what}) => what)).toEqual([expect.stringMatching(/" is typed$/)]);
});

test.each([
  'Choose yearly and save 33%.',
  'Go annual and save 33%.',
  'Yearly saves you 33%.',
  'You save 33% annually.',
  'By the year it is 33% cheaper.',
])('a wrong discount is named in each way of saying it: %s', (text) => {
  expect(figureMistakes(documentOf(text)).map(({what}) => what)).toEqual([
    expect.stringContaining(`contradicts the facts (${offers.yearlyDiscountPercent})`),
  ]);
});

test('where prices start is of all plans, whichever the sentence names', () => {
  const [free] = plans;
  expect(figureMistakes(documentOf(`Prices start at $0, and ${pro?.name} is the largest.`))).toEqual([
    expect.objectContaining({remedy: `cite it: <Fact of="plans.${free?.id}.monthly.price" />`}),
  ]);
});

test('what is free is said by its own price, and may stand in a title', () => {
  const [free] = plans;
  const text = `${free?.name} costs $0 a month.`;
  expect(figureMistakes(documentOf(text)).map(({what, remedy}) => `${what}: ${remedy}`)).toEqual([
    `"$0 a month" is typed: cite it: <Fact of="plans.${free?.id}.monthly.price" />`,
  ]);
  expect(figureMistakes(documentOf('Text.', text))).toEqual([]);
});

test('what yearly billing saves is named when it is another figure', () => {
  const text = 'Billed by the year, you save 5901% each time.';
  expect(figureMistakes(documentOf(text)).map(({what}) => what)).toEqual([
    `"save 5901%" contradicts the facts (${offers.yearlyDiscountPercent})`,
  ]);
});

test.each([
  'Keep 2 days free for the migration.',
  'The team plan of GitHub is free for 30 days.',
  'Basic covers a team that opens 40 pull requests.',
  'Lite has room for a month with 150 pull requests.',
  'Pro has no limit, so a busy week with 300 deployments is a week like any other.',
  'Basic includes email from 2 QA engineers.',
  'Their prices start at $19, and GitHub is billed at $4 a seat.',
  'Prices rose by $3, and the price of an hour starts at $90.',
  'Keep ten days free in June, and give the item a date within thirty days.',
  'It is $5901 higher elsewhere. Prices are $5 up since May.',
  'A pilot is best run as a thirty-day trial with one team.',
  'The testers have 7 days to try it, and save 20% of each hour.',
  'Annual incident counts are 40% lower, and the yearly survey says that teams save 25% of their time.',
  'The annual costs of the team are 30% lower than before, and keys that are rotated annually make a leak 50% less harmful.',
  'We survey users annually: they say that they save 40% of review time.',
  'Most companies audit yearly, and spend 40% less on it each time.',
  'In the annual planning week the team saves 20% of its meetings.',
  'Companies that pay for annual audits report 35% lower costs.',
  'The GitHub Pro plan costs $4, and CodeRabbit’s Pro costs $24.',
  'A yearly audit is 50% cheaper when the evidence is collected all year.',
  'CodeRabbit Pro ($24 for each developer), GitHub Pro ($4) and a MacBook Pro for $2,499 are bought elsewhere.',
  'It takes 20% less time. A year later an outage costs $98, and Pro is no help.',
  'Unified search answers 40% faster.',
  'Reviews of large repositories are 5901% faster.',
  'Data exports are ready within 3 business days.',
  `The bank confirms a transfer in ${disclosure.validationBusinessDays} business days.`,
  'A two-day trial with one team, or a trial of a few days, tells enough.',
])('what is no promise of ours may be typed: %s', (text) => {
  expect(figureMistakes(documentOf(text))).toEqual([]);
});

test('a figure that is written out is the one that the facts say', () => {
  jest.replaceProperty(offers, 'freeTrialDays', 30 as never);
  const text = 'The trial lasts thirty days. It is a fourteen-day trial.';
  expect(figureMistakes(documentOf(text)).map(({what}) => what)).toEqual([
    '"fourteen-day trial" contradicts the facts (30)',
    '"trial lasts thirty days" is typed',
  ]);
  expect(figureMistakes(documentOf('Text.', 'A thirty-day trial.'))).toEqual([]);
});

test('a price with cents may stand in a title while it holds', () => {
  const costs = (price: number) => `${basic?.name} costs ${formatPrice(price)} a month by the year`;
  expect(figureMistakes(documentOf('Text.', `${costs(12.5)}.`))).toEqual([]);
  expect(figureMistakes(documentOf('Text.', `${costs(12.4)}.`)).map(({what}) => what)).toEqual([
    expect.stringContaining('"$12.40 a month" contradicts the facts ('),
  ]);
});

test('what others cost, and what their own site says, is no price of ours', () => {
  const text = 'An outage costs $9,000. Theirs is [the Pro plan at $24 a month](https://example.com/pricing).';
  expect(figureMistakes(documentOf(text))).toEqual([]);
});
