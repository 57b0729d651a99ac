import type {Element, Nodes} from 'hast';
import {findAll, readHtml} from '../../src/plugins/built-page/html';
import {htmlOf, visitedPaths} from '../support/build';

test.each([...visitedPaths(), '/404'])('%s: a screen reader hears a name for each drawing, or nothing', (path) => {
  expect(unnamed(readHtml(htmlOf(path)))).toEqual([]);
});

test.each(visitedPaths())('%s: what stands in a drawn picture is for the eye alone', (path) => {
  const pictures = findAll(readHtml(htmlOf(path)), ({properties}) => properties.role === 'img');
  const inside = pictures.flatMap(({children}) => children.filter(({type}) => type === 'element') as Element[]);
  expect(inside.filter(({properties}) => String(properties.ariaHidden) !== 'true')).toEqual([]);
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
