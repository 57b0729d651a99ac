import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {randomFrom} from '../support/random';

/** Pages per folder: a realistic size for a docs section. */
const perFolder = 25;

/**
 * Adds docs of about 400 words each to a site, in folders below the real sections, to measure how the site scales. The
 * same number always gives the same docs.
 *
 * @param docs the site's docs folder
 * @param model the docs folder whose sentences are used
 */
export function writeGeneratedDocs(docs: string, count: number, model = docs): void {
  const sections = readdirSync(docs, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const sentences = readSentences(model);
  for (let number = 0; number < count; number += 1) {
    const part = Math.floor(number / perFolder);
    const folder = join(docs, sections[part % sections.length]?.name ?? '', `part-${part}`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(join(folder, `page-${number}.mdx`), doc(number, sentences));
  }
}

/** Returns about 400 words in four sections. The same number always gives the same text. */
export function generatedText(number: number, sentences: readonly string[]): string {
  const next = randomFrom(number);
  const sentence = () => sentences[Math.floor(next() * sentences.length)] ?? '';
  const paragraph = () => Array.from({length: 4}, sentence).join(' ');
  return Array.from({length: 4}, (_, index) => `## Part ${index + 1}\n\n${paragraph()}\n\n${paragraph()}`).join('\n\n');
}

function doc(number: number, sentences: readonly string[]): string {
  return `---\ntitle: Generated page ${number}\ndescription: What generated page ${number} says, which was written to see how this site grows.\n---\n\n${generatedText(number, sentences)}\n`;
}

/** Reads plain sentences of the real docs, without markup, so that they are valid anywhere. */
export function readSentences(docs: string): string[] {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  return files
    .sort()
    .flatMap((name) => readFileSync(join(docs, name), 'utf8').split(/\n\n+/))
    .filter((paragraph) => /^[A-Z][^<>{}[\]|#*_`:]+\.$/s.test(paragraph))
    .flatMap((paragraph) => paragraph.replaceAll('\n', ' ').split(/(?<=\.) /));
}
