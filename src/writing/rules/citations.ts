import {claims, disclosure, offers} from '../../data/facts';
import {nearestFact} from '../../lib/nearestFact';
import type {Mistake} from '../mistake';

const factLists = {claims, disclosure, offers};

/** Facts that a line of data cites and that are no more: the compiler is not asked here, and pages would say “undefined”. */
export function citationMistakesIn(words: string, file: string, line: number): Mistake[] {
  return [...words.matchAll(/\b(claims|offers|disclosure)\.(\w+)/g)]
    .filter(([, list, name = '']) => !(name in factLists[list as keyof typeof factLists]))
    .map(([cited]) => {
      const nearest = nearestFact(cited);
      const remedy = nearest
        ? `did you mean ${nearest}?`
        : 'write what holds now, or cite another one of src/data/facts.ts';
      return {file, line, what: `there is no fact "${cited}", or no longer`, remedy};
    });
}
