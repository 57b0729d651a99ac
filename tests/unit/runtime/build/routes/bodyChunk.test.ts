import {bodyChunkName} from '../../../../../src/runtime/build/routes/bodyChunk';

test('each page module has a body chunk of its own', () => {
  const names = ['@site/docs/a.mdx', '@site/docs/b.mdx', '@site/docs/a.mdx?truncated=true'].map(bodyChunkName);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/);
});
