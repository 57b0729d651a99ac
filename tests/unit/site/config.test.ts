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

test('every post and every month is listed, however many there are: no list has a second page', () => {
  const [preset, months] = [config.presets?.[0], config.plugins?.[0]];
  expect([preset, months]).toMatchObject([
    ['classic', {blog: {postsPerPage: 'ALL'}}],
    ['@docusaurus/plugin-content-blog', {postsPerPage: 'ALL'}],
  ]);
});
