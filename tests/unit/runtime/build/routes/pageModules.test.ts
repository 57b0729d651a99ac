import {pageModuleRequests, registryCode, removeChunkFiles} from '../../../../../src/runtime/build/routes/pageModules';

const registry = `export default {
  "0a1b2c": [() => import(/* webpackChunkName: "0a1b2c" */ "@site/docs/[first].mdx"), "@site/docs/[first].mdx", require.resolveWeak("@site/docs/[first].mdx")],
  "ffffff": [() => import(/* webpackChunkName: "ffffff" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

test('reads the page modules from the registry, and writes a registry that only makes the bundler build them', () => {
  const requests = pageModuleRequests(registry);
  expect([...requests]).toEqual([
    ['0a1b2c', '@site/docs/[first].mdx'],
    ['ffffff', '@theme/DocItem'],
  ]);
  expect([...pageModuleRequests(registryCode(requests, new Set()))]).toEqual([...requests]);
  expect(() => pageModuleRequests('export default {};')).toThrow('registry.js has no imports');
});

test('the files of page modules are removed from the runtime of every page', () => {
  const runtime = 'u = (id) => "assets/js/" + {"7": "ffffffffff","9": "9999999999","12": "0a1b2c3d4e"}[id] + ".js"';
  expect(removeChunkFiles(runtime, new Set(['12', '7', '8']))).toBe(
    'u = (id) => "assets/js/" + {"9": "9999999999",}[id] + ".js"',
  );
});
