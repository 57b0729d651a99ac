import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Writes a file to a path relative to `folder`, and creates missing folders. */
export async function outputFile(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
}
