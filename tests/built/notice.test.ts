import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemsPath} from '../../src/plugins/content-lint/reporter';

test('the notices of npm start are in no file of a build', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:html|js|css)$/.test(name),
  );
  const texts = [
    ...[problemsPath, 'content-problems', 'content problems', 'those of the last build', 'Builds before'],
    ...['"Unlisted"', '"Draft"', 'unpublished-links'],
  ];
  const found = files.filter((name) => {
    const text = readFileSync(join('build', name), 'utf8');
    return texts.some((one) => text.includes(one));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
