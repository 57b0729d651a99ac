import {createHash} from 'node:crypto';
import {readHtml} from '../../../../src/plugins/built-page/html';
import {
  externalOrigins,
  hasUntrustedElements,
  inlineCode,
  scriptWithoutHash,
} from '../../../../src/plugins/hosting/inlineCode';

const codeOf = (html: string) => inlineCode(readHtml(html));

test('hashes the unchanged text of inline scripts', () => {
  const text = ' if (1 < 2 && "é") go("</p>") ';
  const hash = createHash('sha256').update(text).digest('base64');
  expect(codeOf(`<script>${text}</script>`).scriptHashes).toEqual([`sha256-${hash}`]);
  expect(codeOf('<script type=module>go()</script>').scriptHashes).toHaveLength(1);
});

test('ignores script files and data', () => {
  const html = '<script src=/a.js></script><script type="application/ld+json">{}</script>';
  expect(codeOf(html)).toEqual({scriptHashes: [], refused: []});
});

test('reports inline code that no hash can allow', () => {
  const html = '<style>p{}</style><button onclick="go()">x</button><a href="javascript:go()">x</a>';
  expect(codeOf(html).refused).toEqual(['<style>', '<button onclick>', '<a href="javascript:">']);
});

test('allows style attributes', () => {
  expect(codeOf('<p style="color: red">x').refused).toEqual([]);
});

test('lists the origins of other sites that a page loads scripts and stylesheets from', () => {
  const html =
    '<link rel=stylesheet href=/a.css><link rel=stylesheet href=//css.example/b.css><link rel=icon href=https://i.example/>' +
    '<script src=/a.js></script><script src=https://js.example:8443/b.js async></script><script src="data:,"></script>' +
    '<script src=https://ovam.test/c.js></script><script>go()</script>';
  expect(externalOrigins(readHtml(html), 'https://ovam.test')).toEqual({
    scripts: ['https://js.example:8443'],
    styles: ['https://css.example'],
  });
});

test.each([
  ['<div id=__docusaurus><p>x</p></div><script>go()</script>', false],
  ['<div id=__docusaurus><script type="application/ld+json">{}</script></div>', true],
  ['<div id=__docusaurus><iframe srcdoc="x"></iframe></div>', true],
  ['<head><script data-rh=true src=/a.js></script></head><div id=__docusaurus></div>', true],
  ['<head><meta data-rh=true name=robots></head><div id=__docusaurus></div>', false],
])('a component of %s has elements that Trusted Types block: %s', (html, expected) => {
  expect(hasUntrustedElements(readHtml(html))).toBe(expected);
});

test.each([
  ['<script>go()</script><script src=/a.js integrity=sha256-a crossorigin></script>', undefined],
  ['<script src=/a.js integrity=sha256-a></script>', '/a.js'],
  ['<script src=/a.js crossorigin></script>', '/a.js'],
])('of %s the script without a hash is %s', (html, expected) => {
  expect(scriptWithoutHash(readHtml(html))).toBe(expected);
});
