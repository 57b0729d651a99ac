import {toString as wordsOf} from 'mdast-util-to-string';
import {plans} from '../data/plans';
import {factText} from '../lib/factText';
import {type Document, lineOf, type Mistake, nodesOf} from './documents';

/** How copy writes a promise, and the facts that the number in it may be. */
const promises: {pattern: RegExp; facts: readonly string[]}[] = [
  {pattern: /(\d+)[- ]days?(?: free)? trial/gi, facts: ['offers.freeTrialDays']},
  {pattern: /trial (?:(?:runs|lasts) for|lasts|of) (\d+) days/gi, facts: ['offers.freeTrialDays']},
  {pattern: /(\d+) days[’']? notice/gi, facts: ['offers.priceChangeNoticeDays']},
  {pattern: /acknowledged? (?:\w+ ){0,3}within (\d+) hours/gi, facts: ['disclosure.acknowledgementHours']},
  {pattern: /(\d+) business days/gi, facts: ['disclosure.validationBusinessDays']},
  {pattern: /(\d+)% off/gi, facts: ['offers.yearlyDiscountPercent', 'offers.startup.discountPercent']},
  {pattern: /(\d+)% (?:faster|speed-up)/gi, facts: ['offers.speedUpPercent']},
  {pattern: /(\d+\+) (?:tools|apps|app integrations|integrations)/gi, facts: ['searchedTools']},
  {
    pattern: /(\$[\d,]+(?:\.\d+)?)(?:\/month| a month| per month)/gi,
    facts: [
      ...plans.flatMap(({id, monthly, yearly}) => [
        ...(monthly.price ? [`plans.${id}.monthly.price`] : []),
        ...(yearly.price ? [`plans.${id}.yearly.price`] : []),
      ]),
      'offers.faqPriceFrom',
    ],
  },
  {pattern: /([\d,]{4,}) credits/gi, facts: plans.map(({id}) => `plans.${id}.monthly.credits`)},
];

/** How copy says a promise in other words, and what its fact says for as long as these are true. */
const paraphrases: {pattern: RegExp; fact: string; says: string}[] = [
  {
    pattern: /around the clock|any hour of any day|at any hour|any time:|whatever time|whichever time zone/gi,
    fact: 'claims.support',
    says: '24/7',
  },
  {pattern: /(?:no|without a) credit card/gi, fact: 'claims.noCreditCard', says: 'No credit card'},
];

/** Promises of the platform that are typed instead of cited: one day they would say something else than the facts. */
export function figureMistakes({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'text').flatMap((text) => figureMistakesIn(text.value, file, lineOf(text)));
}

/** The same for a text that begins on `line` of a file. */
export function figureMistakesIn(text: string, file: string, firstLine: number): Mistake[] {
  const lineAt = (index: number) => firstLine + text.slice(0, index).split('\n').length - 1;
  return [
    ...promises.flatMap(({pattern, facts}) =>
      [...text.matchAll(pattern)].map((match) => {
        const [words, figure = ''] = match;
        const same = facts.find((fact) => sameFigure(factText(fact), figure));
        return {
          file,
          line: lineAt(match.index),
          what: same ? `"${words}" is typed` : `"${words}" contradicts the facts (${facts.map(factText).join(', ')})`,
          remedy: citing(same ?? facts[0] ?? '', file),
        };
      }),
    ),
    ...paraphrases
      .filter(({fact, says}) => !factText(fact).includes(says))
      .flatMap(({pattern, fact}) =>
        [...text.matchAll(pattern)].map(({0: words, index}) => ({
          file,
          line: lineAt(index),
          what: `"${words}" contradicts the facts (${factText(fact)})`,
          remedy: citing(fact, file),
        })),
      ),
  ];
}

/** A table whose head names as many plans as this compares them all; the free one may be left out. */
const compares = 3;

/** Tables that compare the plans and leave one out, such as a new one. */
export function planMistakes({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'table').flatMap((table) => {
    const heads = table.children[0]?.children.map((cell) => wordsOf(cell)) ?? [];
    if (plans.filter(({name}) => heads.includes(name)).length < compares) return [];
    return plans
      .filter(({name, monthly}) => !heads.includes(name) && monthly.price !== 0)
      .map(({id, name}) => {
        const remedy = `give it a column: <Fact of="plans.${id}.monthly.price" />`;
        return {file, line: lineOf(table), what: `the table of plans leaves out ${name}`, remedy};
      });
  });
}

/** How Markdown takes a fact instead of typing it, and how data does. */
function citing(fact: string, file: string): string {
  if (/\.mdx?$/.test(file)) return `cite it: <Fact of="${fact}" />`;
  if (fact.startsWith('plans.')) return 'take it from src/data/plans.ts';
  return `cite it: \`\${${fact}}\`, with ${fact.split('.')[0]} from src/data/facts.ts`;
}

function sameFigure(one: string, other: string): boolean {
  return one.replace(/[$,]/g, '') === other.replace(/[$,]/g, '');
}
