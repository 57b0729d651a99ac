import {readFileSync} from 'node:fs';
import {pictureEndings, pictureKinds} from '../../../../src/writing/rules/pictures';

test('the writers’ guide and the check name the same kinds of pictures', () => {
  expect(readFileSync('docs/guides-tutorials/write-for-this-site.mdx', 'utf8')).toContain(` ${pictureKinds}, weigh `);
  const named = pictureKinds.toLowerCase().split(/, | or /);
  expect(pictureEndings.filter((ending) => ending !== 'jpg')).toEqual(named);
});
