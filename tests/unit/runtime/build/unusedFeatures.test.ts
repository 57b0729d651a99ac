import {unusedFeatures} from '../../../../src/runtime/build/unusedFeatures';
import {temporaryFolder} from '../../../support/temporaryFolder';

/** Returns the unused features of a site with these settings of the theme and generated files. */
function unusedWith(
  themeConfig: Record<string, unknown>,
  files: Record<string, object> = {},
  baseUrlIssueBanner = false,
): string[] {
  const texts = Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)]);
  const folder = temporaryFolder(Object.fromEntries(texts));
  return [...unusedFeatures({themeConfig, baseUrlIssueBanner}, folder)].sort();
}

const all = ['baseUrlIssueBanner', 'blogSidebar', 'colorModeSwitch', 'docsVersionNotices'];
const fixed = {colorMode: {disableSwitch: true, respectPrefersColorScheme: false}};
const list = 'blog-post-list-prop-default.json';
const version = 'docusaurus-plugin-content-docs/default/p/docs-175.json';

test('a site without blog and docs, and with one color mode, uses none', () => {
  expect(unusedWith(fixed)).toEqual(all);
});

test('the notice of a wrong base URL is used with its setting', () => {
  expect(unusedWith(fixed, {}, true)).not.toContain('baseUrlIssueBanner');
});

test.each([
  ['no setting', {}],
  ['a switch', {colorMode: {disableSwitch: false, respectPrefersColorScheme: false}}],
  ['the mode of the system', {colorMode: {disableSwitch: true, respectPrefersColorScheme: true}}],
])('the color mode is used with %s', (_name, themeConfig) => {
  expect(unusedWith(themeConfig)).not.toContain('colorModeSwitch');
});

test.each([
  ['docusaurus-plugin-content-blog/default', [{title: 'Post'}], false],
  ['docusaurus-plugin-content-blog/second', [], true],
  ['plugin-that-extends-it/default', [{title: 'Post'}], false],
])('the list of recent posts in %s: %j', (folder, items, isUnused) => {
  const files = {[`docusaurus-plugin-content-blog/default/${list}`]: {items: []}, [`${folder}/${list}`]: {items}};
  expect(unusedWith(fixed, files).includes('blogSidebar')).toBe(isUnused);
});

test.each([
  [{version: {banner: null, badge: false}}, true],
  [{version: {banner: 'unreleased', badge: false}}, false],
  [{version: {banner: null, badge: true}}, false],
  [{tag: {label: 'A tag'}}, true],
])('the notices of versions with %j', (data, isUnused) => {
  expect(unusedWith(fixed, {[version]: data}).includes('docsVersionNotices')).toBe(isUnused);
});
