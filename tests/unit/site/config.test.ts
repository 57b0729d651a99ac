import config from '../../../docusaurus.config';
import {tags} from '../../../src/data/tags';

test('broken links, anchors and images stop the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

test('examples in the docs contain the origin of the build', () => {
  const {SITE_URL} = process.env;
  process.env.SITE_URL = 'https://ovam.test';
  jest.resetModules();
  const {default: own} = require('../../../docusaurus.config') as {default: typeof config};
  process.env.SITE_URL = SITE_URL ?? '';
  expect(own.markdown?.preprocessor?.({filePath: '', fileContent: 'curl https://ovamai.example/pricing.md'})).toBe(
    'curl https://ovam.test/pricing.md',
  );
});

test('without third-party tags, pages contain no code that loads them', () => {
  expect(config.clientModules?.includes('./src/client/monitoring/tags.ts')).toBe(tags.length > 0);
  expect('tagClasses' in (config.customFields ?? {})).toBe(tags.length > 0);
});
