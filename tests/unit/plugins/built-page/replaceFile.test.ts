import {readdirSync, readFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {join} from 'node:path';
import {replaceFile} from '../../../../src/plugins/built-page/replaceFile';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('a reader that has a file open when it is replaced gets the whole old text', async () => {
  const folder = temporaryFolder({'page.html': 'the old page'});
  const file = join(folder, 'page.html');
  const reader = await open(file);
  await replaceFile(file, 'new');
  expect(await reader.readFile('utf8')).toBe('the old page');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['page.html']);
  await reader.close();
});
