import {currency} from '../../data/currency';
import {plans} from '../../data/plans';
import {factText} from '../../lib/factText';
import {formatPrice} from '../../lib/format';
import {type Document, lineOf, nodesOf} from '../documents';
import {lineAt} from '../files';
import type {Mistake} from '../mistake';
import {besideText} from './besideText';
import {paraphrases} from './paraphrases';
import {namesPlan, promises, writtenOut} from './promises';

/** Promises of the platform that are typed instead of cited: one day they would say something else than the facts. */
export function figureMistakes(document: Document): Mistake[] {
  const {file, tree} = document;
  // What leads to another site says what stands there, such as what another product costs.
  const elsewhere = nodesOf(tree, 'link').filter(({url}) => /^https:/.test(url));
  const theirs = new Set(elsewhere.flatMap((link) => nodesOf(link, 'text')));
  // Code that is for people, such as a message that they may send.
  const messages = nodesOf(tree, 'code').filter(({lang}) => lang === 'text');
  const uncited = [...besideText(document), ...messages.map((code) => ({line: lineOf(code) + 1, text: code.value}))];
  return [
    ...nodesOf(tree, 'text')
      .filter((text) => !theirs.has(text))
      .flatMap((text) => figureMistakesIn(text.value, file, lineOf(text))),
    ...uncited.flatMap(({line, text}) => figureMistakesIn(text, file, line, {citable: false})),
  ];
}

/** The same for a text that begins on `firstLine` of a file; where none is `citable`, figures that hold may be typed. */
export function figureMistakesIn(text: string, file: string, firstLine: number, {citable = true} = {}): Mistake[] {
  const remedyOf = (facts: readonly string[], orElse = '') =>
    citable ? `${citing(facts, file)}${orElse}` : 'write what holds now: facts cannot be cited here';
  return [
    ...promisesIn(text).flatMap(({words, figure, index, facts, orElse, isCommon}) => {
      const sentence = sentenceAt(text, index);
      const meant = ofNamedPlans(facts, sentence);
      // Plans begin at the price of one that the sentence need not name.
      const among = /^(?:plans|prices|pricing)\b/i.test(words) ? facts : meant;
      const same = among.find((fact) => sameFigure(factText(fact), figure));
      if (same ? !citable : isCommon) return [];
      const contradicted = `"${words}" contradicts the facts (${listOf(meant)})`;
      return {
        file,
        line: lineAt(text, index, firstLine),
        what: same ? `"${words}" is typed` : contradicted,
        remedy: same ? remedyOf([same]) : remedyOf(ofNamedBilling(meant, sentence), orElse ?? unlessTheirs),
      };
    }),
    ...paraphrases.flatMap(({pattern, fact, says}) => {
      const said = promised(fact);
      if (said && says.test(said)) return [];
      return [...text.matchAll(pattern)].map(({0: words, index}) => ({
        file,
        line: lineAt(text, index, firstLine),
        what: `"${words}" contradicts the facts${said ? ` (${said})` : ', which promise it no more'}`,
        remedy: said ? (answersTo(words) ?? remedyOf([fact], ', or say it in other words')) : 'take it out',
      }));
    }),
  ];
}

/** What else there is to do about a figure that says something of others. */
const unlessTheirs = ', or, where it is not ours, link it to where it stands, or say it in other words';

/** The promises of a text, each once: words, figure and place of every one. */
function promisesIn(text: string) {
  const found = promises.flatMap(({pattern, beside, ...promise}) =>
    [...text.matchAll(pattern)]
      .filter(({index}) => !beside || beside.test(sentenceAt(text, index)))
      .map(({0: words, 1: figure = '', index}) => ({...promise, words, figure, index, end: index + words.length})),
  );
  return found.filter(
    ({index, end}, rank) => !found.slice(0, rank).some((earlier) => earlier.index < end && index < earlier.end),
  );
}

/** What to do about words that cite their fact already, and say yes or no before it. */
function answersTo(words: string): string | undefined {
  return words.includes('${') ? 'write an answer that fits what it says now' : undefined;
}

/** The sentence of a text that holds what stands at `index`. */
function sentenceAt(text: string, index: number): string {
  const end = /[.!?]\s/g;
  const begins = [...text.slice(0, index).matchAll(end)].at(-1)?.index ?? 0;
  const [rest = ''] = text.slice(index).split(end);
  return `${text.slice(begins, index)}${rest}`;
}

/** Of facts of plans those of the plans that a sentence names; all of them, where it names none. */
function ofNamedPlans(facts: readonly string[], sentence: string): readonly string[] {
  const named = plans.filter((plan) => namesPlan([plan]).test(sentence));
  const theirs = facts.filter((fact) => named.some(({id}) => fact.startsWith(`plans.${id}.`)));
  return theirs.length > 0 ? theirs : facts;
}

/** Of facts of plans those of the monthly billing, unless a sentence speaks of the year, and what costs something. */
function ofNamedBilling(facts: readonly string[], sentence: string): readonly string[] {
  const billed = /\byear|\bannual/i.test(sentence) ? facts : facts.filter((fact) => !/^plans\..*\.yearly\./.test(fact));
  const paid = billed.filter((fact) => factText(fact) !== formatPrice(0));
  return paid.length > 0 ? paid : billed;
}

/** What a promise says; nothing, where it was taken out of the facts. */
function promised(fact: string): string | undefined {
  try {
    return factText(fact);
  } catch {
    return undefined;
  }
}

/** How Markdown takes a fact instead of typing it, and how data does; of several somebody has to choose the one. */
function citing(facts: readonly string[], file: string): string {
  const isMarkdown = /\.mdx?$/.test(file);
  const [fact = ''] = facts;
  if (!isMarkdown && fact.startsWith('plans.')) return 'take it from src/data/plans.ts';
  const cited = facts
    .map((name) => (isMarkdown ? `${signOf(name)}<Fact of="${name}" />` : `\`${signOf(name)}\${${name}}\``))
    .join(', ');
  const cite = `cite ${facts.length > 1 ? 'the one that is meant' : 'it'}: ${cited}`;
  return isMarkdown ? cite : `${cite}, with ${fact.split('.')[0]} from src/data/facts.ts`;
}

/** What the facts say, each once. */
function listOf(facts: readonly string[]): string {
  return [...new Set(facts.map((fact) => `${signOf(fact)}${factText(fact)}`))].join(', ');
}

/** Prices of plans come with their sign, this one is a figure. */
function signOf(fact: string): string {
  return fact === 'offers.faqPriceFrom' ? currency.sign : '';
}

function sameFigure(one: string, other: string): boolean {
  const bare = (figure: string) => writtenOut[figure.toLowerCase()] ?? figure.replace(/[$€£,]| .*/g, '');
  return bare(one) === bare(other);
}
