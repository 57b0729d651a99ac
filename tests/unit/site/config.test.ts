import config from '../../../docusaurus.config';

test('everything broken stops the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

test('addresses end without a slash', () => {
  expect(config.trailingSlash).toBe(false);
});
