import type {Element, Nodes} from 'hast';
import {findAll, readHtml} from '../../src/plugins/built-page/html';
import {htmlOf, visitedPaths} from '../support/build';

test.each([...visitedPaths(), '/404'])('%s: every SVG has an accessible name or is hidden', (path) => {
  expect(unnamed(readHtml(htmlOf(path)))).toEqual([]);
});

test.each(visitedPaths())('%s: the content of a scene is hidden from screen readers', (path) => {
  const scenes = findAll(readHtml(htmlOf(path)), ({properties}) => properties.role === 'img');
  const content = scenes.flatMap(({children}) => children.filter(({type}) => type === 'element') as Element[]);
  expect(content.filter(({properties}) => String(properties.ariaHidden) !== 'true')).toEqual([]);
});

/** Returns the properties of SVGs that a screen reader would announce without a name. */
function unnamed(node: Nodes): Element['properties'][] {
  if (node.type === 'element') {
    const {ariaHidden, ariaLabel, style} = node.properties;
    if (String(ariaHidden) === 'true' || style === 'display: none;') return [];
    if (ariaLabel && ['a', 'button', 'svg'].includes(node.tagName)) return [];
    if (node.tagName === 'svg') return [node.properties];
  }
  return 'children' in node ? node.children.flatMap(unnamed) : [];
}
