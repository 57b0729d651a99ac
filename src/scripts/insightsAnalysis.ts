import type {BlockedResource, CountedReport, PageAnswer, SiteSearch} from '../server/leads/feedbackStore';
import {searchAdviser} from './searchAdvice';

/** What visitors have sent, as the lead service has stored it. */
export type StoredFeedback = {
  answers: readonly Omit<PageAnswer, 'id'>[];
  searches: readonly SiteSearch[];
  reports: readonly CountedReport[];
};

/** What the site can learn from its visitors: each list begins with what matters most. */
export type Insights = ReturnType<typeof analyze>;

/** With fewer answers, the share of No says little: these pages follow the others. */
const minAnswers = 3;

const additions = {
  explanation: 'explain more on',
  example: 'add an example to',
  outdated: 'check what is outdated on',
} as const;

/** Analyzes what was stored; `urls` are the pages and sections of the site. */
export function analyze({answers, searches, reports}: StoredFeedback, urls: readonly string[]) {
  const advise = searchAdviser(urls);
  const sent = searches.map((search) => ({...search, words: search.words.trim().toLowerCase().replace(/\s+/g, ' ')}));
  const withoutResult = groupsOf(
    sent.filter(({results}) => results === 0),
    ({words}) => words,
  );
  const opened = sent.flatMap(({words, opened: result}) => (result ? [{words, ...result}] : []));
  const low = groupsOf(
    opened.filter(({position}) => position > 3),
    ({words, path}) => `${words}\n${path}`,
  );
  return {
    counts: {
      answers: answers.length,
      searches: searches.length,
      reports: reports.reduce((sum, {count}) => sum + count, 0),
    },
    /** Pages with a No, by the share of No. */
    pages: pageInsights(answers),
    /** Searches without a result, by count. */
    withoutResult: withoutResult.map(([{words}, list]) => ({count: list.length, words, ...advise(words)})),
    opened: {
      count: opened.length,
      /** The share of opened results that were among the first three, from 0 to 1. */
      hitsAtThree: opened.filter(({position}) => position <= 3).length / Math.max(opened.length, 1),
      byPosition: groupsOf(opened, ({position}) => position)
        .map(([{position}, list]) => ({position, count: list.length}))
        .sort((one, other) => one.position - other.position),
      /** Results that were opened below position 3. */
      low: low.map(([{words, path}, list]) => {
        const position = Math.round(list.reduce((sum, result) => sum + result.position, 0) / list.length);
        const proposal = `use "${words}" in the title or the description of ${path}, or add it to data/search/synonyms.ts`;
        return {count: list.length, words, path, position, proposal};
      }),
    },
    reports: [...reports]
      .sort((one, other) => other.count - one.count)
      .map(({count, lastSeen, ...resource}) => {
        return {count, ...resource, lastSeen: lastSeen.toISOString().slice(0, 10), proposal: proposalFor(resource)};
      }),
  };
}

function pageInsights(answers: StoredFeedback['answers']) {
  return groupsOf(answers, ({path}) => path)
    .map(([{path}, list]) => {
      const negative = list.filter(({answer}) => answer === 'no');
      const missing = negative.flatMap((answer) => answer.missing ?? []);
      const [[first] = []] = groupsOf(missing, (choice) => choice);
      return {
        no: negative.length,
        answers: list.length,
        share: negative.length / list.length,
        path,
        proposal: `${first ? additions[first] : 'read the texts, then improve'} ${path}`,
        texts: negative.flatMap(({text}) => text?.trim() || []),
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

function proposalFor({directive, blocked, path}: BlockedResource): string {
  if (blocked.endsWith('-extension')) return 'comes from a browser extension: nothing to do';
  if (/^\w+:\/\//.test(blocked)) {
    return `if the site needs ${blocked}, allow it by ${directive} in plugins/hosting/sources.ts; otherwise find what loads it on ${path}`;
  }
  return `find the code on ${path} that ${directive} blocks; if the page has none, it comes from an extension or a proxy`;
}

/** Groups items by a key: each group with its first item, the largest first. */
function groupsOf<T>(items: readonly T[], keyOf: (item: T) => unknown): [first: T, group: T[]][] {
  const groups = new Map<unknown, [T, T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group[1].push(item);
    else groups.set(keyOf(item), [item, [item]]);
  }
  return [...groups.values()].sort((one, other) => other[1].length - one[1].length);
}
