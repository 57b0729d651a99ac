import {rename, writeFile} from 'node:fs/promises';

/**
 * Replaces a file atomically: other readers get the old text or the new one, never part of it. Docusaurus runs all
 * `postBuild` hooks in parallel, and the blog plugin reads posts for its feeds while they are rewritten here.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.tmp`, text);
  await rename(`${file}.tmp`, file);
}
