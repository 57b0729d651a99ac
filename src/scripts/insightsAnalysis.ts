import type {CountedReport, PageAnswer, SiteSearch} from '../server/leads/feedbackStore';
import {type SearchAdvice, searchAdviser} from './searchAdvice';

/** What visitors have sent, as the lead service has stored it. */
export type StoredFeedback = {
  answers: readonly Omit<PageAnswer, 'id'>[];
  searches: readonly SiteSearch[];
  reports: readonly Omit<CountedReport, 'firstSeen'>[];
};

type PageInsight = {path: string; answers: number; no: number; share: number; texts: string[]; proposal: string};
type SearchInsight = {words: string; count: number} & SearchAdvice;
type OpenedInsight = {words: string; path: string; position: number; count: number; proposal: string};

/** What the site can learn from its visitors. Each list begins with what matters most. */
export type Insights = {
  counts: {answers: number; searches: number; reports: number};
  /** Pages with a No, by the share of No. */
  pages: PageInsight[];
  /** Searches without a result, by count. */
  withoutResult: SearchInsight[];
  opened: {
    count: number;
    /** The share of opened results that were among the first three, from 0 to 1. */
    hitsAtThree: number;
    byPosition: {position: number; count: number}[];
    /** Results that were opened below position 3. */
    low: OpenedInsight[];
  };
  reports: (StoredFeedback['reports'][number] & {proposal: string})[];
};

/** With fewer answers, the share of No says little: these pages follow the others. */
const minAnswers = 3;

const additions = {
  explanation: 'explain more on',
  example: 'add an example to',
  outdated: 'check what is outdated on',
} as const;

/** Analyzes what was stored; `urls` are the pages and sections of the site. */
export function analyze({answers, searches, reports}: StoredFeedback, urls: readonly string[]): Insights {
  const advise = searchAdviser(urls);
  const sent = searches.map((search) => ({...search, words: search.words.trim().toLowerCase().replace(/\s+/g, ' ')}));
  const withoutResult = countBy(
    sent.filter(({results}) => results === 0),
    ({words}) => words,
  );
  const opened = sent.flatMap(({words, opened: result}) => (result ? [{words, ...result}] : []));
  const low = countBy(
    opened.filter(({position}) => position > 3),
    ({words, path}) => `${words}\n${path}`,
  );
  return {
    counts: {
      answers: answers.length,
      searches: searches.length,
      reports: reports.reduce((sum, {count}) => sum + count, 0),
    },
    pages: pageInsights(answers),
    withoutResult: withoutResult.map(([{words}, list]) => ({words, count: list.length, ...advise(words)})),
    opened: {
      count: opened.length,
      hitsAtThree: opened.filter(({position}) => position <= 3).length / Math.max(opened.length, 1),
      byPosition: countBy(opened, ({position}) => position)
        .map(([{position}, list]) => ({position, count: list.length}))
        .sort((one, other) => one.position - other.position),
      low: low.map(([{words, path}, list]) => {
        const position = Math.round(list.reduce((sum, result) => sum + result.position, 0) / list.length);
        const proposal = `use "${words}" in the title or the description of ${path}, or add it to data/search/synonyms.ts`;
        return {words, path, position, count: list.length, proposal};
      }),
    },
    reports: [...reports]
      .sort((one, other) => other.count - one.count)
      .map((report) => ({...report, proposal: proposalFor(report)})),
  };
}

function pageInsights(answers: StoredFeedback['answers']): PageInsight[] {
  return countBy(answers, ({path}) => path)
    .map(([{path}, list]) => {
      const negative = list.filter(({answer}) => answer === 'no');
      const [[first] = []] = countBy(
        negative.flatMap(({missing}) => missing ?? []),
        (missing) => missing,
      );
      return {
        path,
        answers: list.length,
        no: negative.length,
        share: negative.length / list.length,
        texts: negative.flatMap(({text}) => text?.trim() || []),
        proposal: `${first ? additions[first] : 'read the texts, then improve'} ${path}`,
      };
    })
    .filter(({no}) => no > 0)
    .sort(
      (one, other) =>
        Number(other.answers >= minAnswers) - Number(one.answers >= minAnswers) ||
        other.share - one.share ||
        other.no - one.no,
    );
}

function proposalFor({directive, blocked, path}: StoredFeedback['reports'][number]): string {
  if (blocked.endsWith('-extension')) return 'comes from a browser extension: nothing to do';
  if (/^\w+:\/\//.test(blocked)) {
    return `if the site needs ${blocked}, allow it by ${directive} in plugins/hosting/sources.ts; otherwise find what loads it on ${path}`;
  }
  return `find the code on ${path} that ${directive} blocks; if the page has none, it comes from an extension or a proxy`;
}

/** Groups items by a key: each group with its first item, the largest first. */
function countBy<T>(items: readonly T[], keyOf: (item: T) => unknown): [first: T, group: T[]][] {
  const groups = new Map<unknown, [T, T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group[1].push(item);
    else groups.set(keyOf(item), [item, [item]]);
  }
  return [...groups.values()].sort((one, other) => other[1].length - one[1].length);
}
