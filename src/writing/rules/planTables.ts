import {toString as wordsOf} from 'mdast-util-to-string';
import {plans} from '../../data/plans';
import {type Document, lineOf, nodesOf} from '../documents';
import type {Mistake} from '../mistake';

/** A table whose head names as many plans as this compares them all; the free one may be left out. */
const compares = 3;

/** Tables that compare the plans and leave one out, such as a new one. */
export function planTableMistakes({file, tree}: Document): Mistake[] {
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
