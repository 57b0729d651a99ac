import type {Node} from 'unist';
import {type Document, lineOf, nodesOf} from '../documents';
import {type Element, elementsIn, heldBy} from '../elements';
import type {Mistake} from '../mistake';

/** What unfolds has a summary, and neither of the two stands in a paragraph: browsers would end that before it. */
export function detailsMistakes({file, tree}: Document): Mistake[] {
  const untitled = elementsIn(tree)
    .filter((element) => isDetails(element) && !heldBy(element).some(isSummary))
    .map((element) => {
      const remedy = 'write <summary>What it is about</summary> on a line of its own, and leave a blank line behind it';
      return {file, line: lineOf(element), what: `<${element.name}> has no summary`, remedy};
    });
  const amidText = nodesOf(tree, 'paragraph')
    .filter(({children}) => children.some(isText))
    .flatMap(({children}) => {
      const found = (children as Element[]).find((child) => isDetails(child) || isSummary(child));
      if (!found) return [];
      const remedy = isSummary(found)
        ? 'leave a blank line behind </summary>'
        : 'put it on lines of its own, with a blank line above and below';
      return [{file, line: lineOf(found), what: `text stands right beside <${found.name}>`, remedy}];
    });
  return [...untitled, ...amidText];
}

/** Whether it keeps a paragraph a paragraph: MDX takes one of tags alone for none. */
function isText(node: Node): boolean {
  if (node.type === 'text') return 'value' in node && String(node.value).trim() !== '';
  return !/^mdx/.test(node.type);
}

function isDetails({name}: {name?: string | null}): boolean {
  return /^details$/i.test(name ?? '');
}

function isSummary({name}: {name?: string | null}): boolean {
  return name === 'summary';
}
