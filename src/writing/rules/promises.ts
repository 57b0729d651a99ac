import {brand} from '../../data/brand';
import {plans} from '../../data/plans';
import {escapeRegExp} from '../../lib/regExp';

const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
/** An amount as copy writes it, such as `$1,200` or `5 dollars`. */
const amount = `([$€£]${number}|${number} (?:US )?(?:dollars|USD))`;
const aMonth = '(?:/month| a month| per month)';

/** Behind the name of another product, such as GitHub or a MacBook, and what is its own. */
const ofOthers = "\\p{Ll}\\p{Lu}\\w*(?:['’]s)? ";
const namesOf = (some: typeof plans) =>
  `(?<!\\w|${ofOthers})(?:${some.map(({name}) => escapeRegExp(name)).join('|')})(?!\\w)`;
const planNames = namesOf(plans);

/** What finds the names of plans of ours; for `plans`, which are all of them or some. */
export const namesPlan = (some: typeof plans) => new RegExp(namesOf(some), 'u');

/** What has a price of ours. */
const priced = `[Ii]t|(?<!${ofOthers}(?:\\w+ )?)[Pp]lans?|[Pp]ricing|Prices(?= (?:start|begin))|[Oo]ur prices?|${escapeRegExp(brand.name)}|${planNames}`;
const costs = '(?:costs?|is|are|(?:billed|priced) at|(?:starts?|begins?) (?:at|from)|from|at)';

/** How copy writes the days of our trial out. A trial that a team makes of something, of two days or three, is another. */
export const writtenOut: Readonly<Record<string, string>> = {
  seven: '7',
  ten: '10',
  fourteen: '14',
  fifteen: '15',
  'twenty-one': '21',
  thirty: '30',
  'forty-five': '45',
  sixty: '60',
  ninety: '90',
};
const days = `\\b(\\d+|${Object.keys(writtenOut).join('|')})`;

const includes = '(?:includes?|covers?|allows?|has|comes with|gives(?: you)?|stops at|ends at|is limited to)';
/** What a plan may set a limit to, as copy calls it. */
const limited = {
  prs: '(?:PRs|pull requests)',
  qa: '(?:QA previews|previews|QA(?! ?\\w))',
  deployments: 'deployments',
};

const limits = (limit: string) => plans.map(({id}) => `plans.${id}.monthly.${limit}`);

/** What the platform costs. */
const prices = [
  ...plans.flatMap(({id, yearly}) => [
    `plans.${id}.monthly.price`,
    ...(yearly.price ? [`plans.${id}.yearly.price`] : []),
  ]),
  'offers.faqPriceFrom',
];

const percent = '(?:%| per ?cent)';
/** That our plans are paid for so: costs, audits and surveys of others are yearly as well. */
const byTheYear = new RegExp(
  [
    '\\b(?:yearly|annual) (?:bill|pay(?!roll| rise)|pric|plans?\\b|subscri)',
    '\\b(?:bill|paid|pay|pric|subscri)\\w* (?:\\w+ ){0,2}(?:annually|yearly|by the year)\\b',
    '\\b(?:choose|go|pick|take|switch to) (?:yearly|annual)(?=[^\\w\\s]|\\s*$| (?:and|to)\\b)',
    '^\\W*(?:yearly|annually|by the year)(?=[:,]| (?:you|it|saves?|costs? \\d)\\b)',
    `\\bsaves?(?: you)? \\d+${percent} (?:annually|yearly|by the year)\\b`,
  ].join('|'),
  'i',
);

type Promised = {
  /** The words of the promise; what it captures is the figure. */
  pattern: RegExp;
  /** What the figure may be. */
  facts: readonly string[];
  /** What there is to do besides citing one of them. */
  orElse?: string;
  /** What the sentence has to say as well, for its words to be this promise. */
  beside?: RegExp;
  /** Common words, which are a promise only where the figure is what the facts say. */
  isCommon?: boolean;
};

/** How copy writes a promise. Words that several of them find are the promise of the first. */
export const promises: readonly Promised[] = [
  {
    pattern: new RegExp(`${days}[- ]days?(?: free)? trial(?! (?:with|in) (?:one|two|a|your)\\b)`, 'gi'),
    facts: ['offers.freeTrialDays'],
  },
  {
    pattern: new RegExp(`trial (?:period )?(?:(?:runs|lasts) for|lasts|of|takes|is) ${days} days`, 'gi'),
    facts: ['offers.freeTrialDays'],
  },
  {pattern: new RegExp(`\\b(?:try|use)\\b[^.;]* free for ${days} days`, 'gi'), facts: ['offers.freeTrialDays']},
  {pattern: /\b(\d+) days free\b(?! (?:of|for|from)\b)/gi, facts: ['offers.freeTrialDays']},
  {
    pattern: new RegExp(`\\b(?:you (?:have|get)|with) ${days} days to try\\b`, 'gi'),
    facts: ['offers.freeTrialDays'],
    isCommon: true,
  },
  {pattern: /(\d+) days[’']? notice/gi, facts: ['offers.priceChangeNoticeDays']},
  {pattern: /acknowledged? (?:\w+ ){0,3}within (\d+) hours/gi, facts: ['disclosure.acknowledgementHours']},
  {
    pattern: /(\d+) business days/gi,
    facts: ['disclosure.validationBusinessDays'],
    beside: /\b(?:vulnerab|disclos|validat|confirm the problem)/i,
  },
  {
    pattern: new RegExp(`(\\d+)${percent} off\\b`, 'gi'),
    facts: ['offers.yearlyDiscountPercent', 'offers.startup.discountPercent'],
    orElse: ', or, for a new offer, a fact that you add to src/data/facts.ts and src/data/schema/facts.ts',
  },
  {
    pattern: new RegExp(`\\bsav(?:es?|ing)(?: you)? (\\d+)${percent}`, 'gi'),
    facts: ['offers.yearlyDiscountPercent'],
    beside: byTheYear,
  },
  {
    pattern: new RegExp(`\\b(\\d+)${percent} (?:less|cheaper|lower|discount)\\b`, 'gi'),
    facts: ['offers.yearlyDiscountPercent'],
    beside: byTheYear,
  },
  {
    // A later month may have another figure.
    pattern: /(\d+)% (?:faster|speed-up)/gi,
    facts: ['offers.speedUpPercent'],
    beside: /\breviews?\b/i,
    isCommon: true,
  },
  {pattern: /(\d+\+) (?:tools|apps|app integrations|integrations)/gi, facts: ['searchedTools']},
  {pattern: new RegExp(`${amount}${aMonth}`, 'gi'), facts: prices},
  {
    // Nor a part of an amount: `$34` of `$34.30`.
    pattern: new RegExp(
      `\\b(?:${priced}) (?:\\w+ )?${costs} (?:\\w+ )?${amount}(?![.,]?\\d|${aMonth}| (?:higher|lower|more|less))`,
      'gu',
    ),
    facts: prices,
  },
  {
    pattern: new RegExp(`${amount},? (?:you get|gets you|buys(?: you)?|pays for) (?:the )?${planNames}`, 'gu'),
    facts: prices,
  },
  {
    pattern: new RegExp(`${planNames}(?: plan)?(?: for|,| \\() ?${amount}(?![.,]?\\d)\\)?`, 'gu'),
    facts: prices,
  },
  {
    pattern: new RegExp(`${amount}(?![.,]?\\d)`, 'g'),
    facts: prices,
    beside: namesPlan(plans.filter(({monthly}) => monthly.price)),
    isCommon: true,
  },
  {pattern: /([\d,]{4,}) credits/gi, facts: plans.map(({id}) => `plans.${id}.monthly.credits`)},
  ...Object.entries(limited).map(([limit, words]) => ({
    pattern: new RegExp(`${planNames}(?: plan)? ${includes} (?:[^.;]*?(?:, |and |up to ))?([\\d,]+) ${words}`, 'gu'),
    facts: limits(limit),
  })),
  ...Object.entries(limited).map(([limit, words]) => ({
    pattern: new RegExp(`\\b([\\d,]+) ${words}`, 'g'),
    facts: limits(limit),
    beside: namesPlan(plans),
    isCommon: true,
  })),
];
