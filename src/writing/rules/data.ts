import {dataFaults} from '../../data/check';
import type {DataFile} from '../dataFiles';
import {linesOf, textOf} from '../files';
import type {Mistake} from '../mistake';
import {citationMistakesIn} from './citations';
import {figureMistakesIn} from './figures';

/** Where the facts themselves stand, their figures may be typed. */
const factFiles = ['src/data/facts.ts', 'src/data/plans.ts'];

/** Figures of the facts that data types, and facts that it cites and that are no more. */
export function factMistakesInData({file, text}: DataFile): Mistake[] {
  if (factFiles.includes(file)) return [];
  return linesOf(text).flatMap(({line, words}) =>
    /^\s*(\/\/|\/?\*)/.test(words)
      ? []
      : [...figureMistakesIn(words, file, line), ...citationMistakesIn(words, file, line)],
  );
}

/** Banners, which go by themselves, and offers whose last day is over; of one that never began, its schema tells. */
export function expiryMistakes({file, text}: DataFile, now: Date): Mistake[] {
  return linesOf(text).flatMap(({line, words}) => {
    const [, from = '', until] = /(?:\bfrom: '([\d-]+)', )?\buntil: '(\d{4}-\d\d-\d\d)'/.exec(words) ?? [];
    if (!until || from > until || new Date(`${until}T24:00`) > now) return [];
    const unseen = /\bshown: \{/.test(words);
    return [{file, line, what: `it was over on ${until}`, remedy: 'take it out, or give it a later day', unseen}];
  });
}

/** What the schemas of the data refuse, with the line that declares it. */
export function schemaMistakes(root: string): Mistake[] {
  return dataFaults().map((fault) => {
    const [, file = '', what = '', remedy = ''] = /^(\S+): ([^:]+): (.*)$/s.exec(fault) ?? [];
    const name = /^\w+/.exec(what)?.[0];
    const declared = new RegExp(`const ${name}\\b`);
    const line = linesOf(textOf(root, file)).find(({words}) => declared.test(words))?.line ?? 1;
    return {file, line, what, remedy};
  });
}
