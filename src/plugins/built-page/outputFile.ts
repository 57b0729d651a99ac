import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Writes a file by its place within a folder, and makes the folders on the way there. */
export async function outputFile(folder: string, place: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, place);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
}
