import type {Element, Nodes} from 'hast';
import {readHtml} from '../../src/lib/html';
import {htmlOf, pathsFromSitemap} from '../support/build';

test.each([...pathsFromSitemap(), '/404'])('%s: a screen reader hears a name for each drawing, or nothing', (path) => {
  expect(unnamed(readHtml(htmlOf(path)))).toEqual([]);
});

/** The properties of the drawings that a screen reader would call just that. */
function unnamed(node: Nodes): Element['properties'][] {
  if (node.type === 'element') {
    const {ariaHidden, ariaLabel, style} = node.properties;
    if (String(ariaHidden) === 'true' || style === 'display: none;') return [];
    if (ariaLabel && ['a', 'button', 'svg'].includes(node.tagName)) return [];
    if (node.tagName === 'svg') return [node.properties];
  }
  return 'children' in node ? node.children.flatMap(unnamed) : [];
}
