import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Files without text. */
const binary = /\.(png|ico|woff2|webp)$/;

/** Returns the paths in a folder of the files with text that contain one of these texts, each with the text. */
export function filesContaining(folder: string, texts: readonly string[]): string[] {
  return textFiles(folder).flatMap((path) => {
    const content = readFileSync(join(folder, path));
    return texts.filter((text) => content.includes(text)).map((text) => `${path}: ${text}`);
  });
}

/** Returns the paths in a folder of all files with text, in folders whose names start with a dot, too. */
export function textFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !binary.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
