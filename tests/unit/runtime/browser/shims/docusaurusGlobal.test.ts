/** @jest-environment jsdom */
import docusaurus from '../../../../../src/runtime/browser/shims/docusaurusGlobal';

const preloaded: string[] = [];

jest.mock('../../../../../src/runtime/browser/routes/preload', () => ({
  __esModule: true,
  default: async (path: string) => void preloaded.push(path),
}));

test('a hovered link fetches its page once, whatever its query and fragment', async () => {
  for (const url of ['/pricing#yearly', '/pricing?plan=pro', '/pricing', '/faq']) await docusaurus.preload(url);
  expect(preloaded).toEqual(['/pricing', '/faq']);
});
