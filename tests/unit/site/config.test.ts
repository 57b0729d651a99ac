import config from '../../../docusaurus.config';

test('everything broken stops the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

test('addresses end without a slash', () => {
  expect(config.trailingSlash).toBe(false);
});

test('examples in the docs name the origin of the site that they are on', () => {
  const {SITE_URL} = process.env;
  process.env.SITE_URL = 'https://ovam.test';
  jest.resetModules();
  const {default: own} = require('../../../docusaurus.config') as {default: typeof config};
  process.env.SITE_URL = SITE_URL ?? '';
  expect(own.markdown?.preprocessor?.({filePath: '', fileContent: 'curl https://ovamai.example/pricing.md'})).toBe(
    'curl https://ovam.test/pricing.md',
  );
});
