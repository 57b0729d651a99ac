import config from '../../../docusaurus.config';
import {tags} from '../../../src/data/tags';

test('broken links, anchors and images stop the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

/** Loads the configuration with these variables. */
function configWith(variables: Record<string, string>): typeof config {
  jest.replaceProperty(process, 'env', {...process.env, ...variables});
  jest.resetModules();
  return require('../../../docusaurus.config').default;
}

test('search engines may list the site, except the preview of a branch', () => {
  expect(configWith({SITE_INDEXABLE: ''}).noIndex).toBe(false);
  expect(configWith({SITE_INDEXABLE: '', VERCEL_ENV: 'preview'}).noIndex).toBe(true);
});

test('examples in the docs contain the origin of the build', () => {
  const own = configWith({SITE_URL: 'https://ovam.test'});
  expect(own.markdown?.preprocessor?.({filePath: '', fileContent: 'curl https://ovamai.example/pricing.md'})).toBe(
    'curl https://ovam.test/pricing.md',
  );
});

test('without third-party tags, pages contain no code that loads them', () => {
  expect(config.clientModules?.includes('./src/client/monitoring/tags.ts')).toBe(tags.length > 0);
  expect('tagClasses' in (config.customFields ?? {})).toBe(tags.length > 0);
});
