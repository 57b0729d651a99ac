import {readFileSync} from 'node:fs';
import type {DocusaurusConfig} from '@docusaurus/types';
import config from '../../../../docusaurus.config';
import {replacedParts} from '../../../../src/plugins/own-parts/ownParts';
import {temporaryFolder} from '../../../support/temporaryFolder';

const replaced = (themeConfig: object, siteDir = '/none') =>
  replacedParts({themeConfig} as unknown as DocusaurusConfig, siteDir);

test('the configuration of this site has no setting without effect', () => {
  expect(replacedParts({themeConfig: config.themeConfig ?? {}}, '.')).toEqual([]);
});

test.each([
  ['themeConfig.announcementBar', {announcementBar: {content: 'New'}}, 'src/data/home/banners.ts'],
  ['themeConfig.navbar', {navbar: {items: [{to: '/a', label: 'A'}]}}, 'src/data/navigation/header.ts'],
  ['themeConfig.navbar', {navbar: {title: 'A', items: []}}, 'src/data/navigation/header.ts'],
  ['themeConfig.footer', {footer: {copyright: 'A'}}, 'src/data/navigation/footer.ts'],
  ['themeConfig.docs.sidebar.hideable', {docs: {sidebar: {hideable: true}}}, 'remove it'],
])('%s is named with what to do instead', (name, themeConfig, instead) => {
  const [sentence, ...others] = replaced(themeConfig);
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${name} has no effect: .*${instead}.*\\.$`));
});

test('a setting that would stop the build later stops it at its start, with what to do', () => {
  expect(() => replaced({algolia: {appId: 'A'}})).toThrow(
    /^themeConfig\.algolia has no effect: remove it: .*src\/plugins\/search-index\)\.$/,
  );
});

test('settings that the validation of the theme adds are not reported', () => {
  expect(replaced({navbar: {hideOnScroll: false, items: []}, metadata: [], docs: {sidebar: {}}})).toEqual([]);
});

test('a swizzled component that no page renders is reported, a rendered one is not', () => {
  const files = ['Footer/index.js', 'DocItem/index.js', 'BlogSidebar/index.js', 'SearchBar.js'];
  const siteDir = temporaryFolder(Object.fromEntries(files.map((file) => [`src/theme/${file}`, ''])));
  expect(replaced({}, siteDir)).toEqual([
    'src/theme/Footer has no effect, because no page renders it: edit src/components/shell/Footer.tsx instead.',
    'src/theme/SearchBar has no effect, because no page renders it: edit src/components/shell/SearchButton.tsx instead.',
  ]);
});

test('the README names each replaced setting', () => {
  const sentences = replaced({
    announcementBar: {},
    navbar: {title: 'A'},
    footer: {},
    docs: {sidebar: {hideable: true}},
  });
  const readme = readFileSync('README.md', 'utf8');
  const names = [...sentences.map((sentence) => sentence.split(' ')[0] ?? ''), 'themeConfig.algolia'];
  expect(names).toHaveLength(5);
  for (const name of names) expect(readme).toContain(`\`${name}\``);
});
