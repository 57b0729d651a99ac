import preloadOrReload from '../../../../src/runtime/browser/preloadOrReload';
import {reloadIfServerResponds} from '../../../../src/runtime/browser/reload';

const pages = new Map<string, {load: () => void; fail: (error: Error) => void}>();

jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: (pathname: string) => new Promise<void>((load, fail) => pages.set(pathname, {load, fail})),
}));
jest.mock('../../../../src/runtime/browser/reload', () => ({reloadIfServerResponds: jest.fn()}));

test('if links are followed in quick succession, no navigation ends before the last page is loaded', async () => {
  const ended: string[] = [];
  const navigations = ['/first', '/second', '/third'].map((path) => preloadOrReload(path).then(() => ended.push(path)));
  for (const path of ['/first', '/second']) {
    pages.get(path)?.load();
    await new Promise(setImmediate);
  }
  expect(ended).toEqual([]);
  pages.get('/third')?.load();
  await Promise.all(navigations);
  expect(ended).toHaveLength(3);
});

test('a page that fails to load is loaded from the server, but not after another link was followed', async () => {
  const navigations = ['/abandoned', '/failing'].map(preloadOrReload);
  const error = new Error('failed');
  pages.get('/abandoned')?.fail(new Error('abandoned'));
  pages.get('/failing')?.fail(error);
  await Promise.all(navigations);
  expect(jest.mocked(reloadIfServerResponds).mock.calls).toEqual([[error]]);
});
