import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {replaceFile} from '../../../../src/plugins/built-page/replaceFile';

test('a reader that has a file open when it is replaced gets the whole old text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, 'the old page');
  const reader = await open(file);
  await replaceFile(file, 'new');
  expect(await reader.readFile('utf8')).toBe('the old page');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['page.html']);
  await reader.close();
});
