import {linesOf, namesIn, textOf} from './files';
import type {Reference} from './mistake';

/** A file of content that is TypeScript. */
export type DataFile = {
  /** From the project's folder. */
  file: string;
  text: string;
};

/** Those of the project in `root`. */
export function dataFiles(root: string): DataFile[] {
  return ['src/data', 'src/site'].flatMap((folder) =>
    namesIn(root, folder)
      .filter((name) => name.endsWith('.ts') && !name.startsWith('schema/'))
      .map((name) => ({file: `${folder}/${name}`, text: textOf(root, `${folder}/${name}`)})),
  );
}

/** The links that it gives pages of the site. */
export function referencesInData({file, text}: DataFile): Reference[] {
  return linesOf(text).flatMap(({line, words}) =>
    [...words.matchAll(/\bto: ['`](\/[^'`$]*)['`]/g)].map(([, to = '']) => ({file, line, to})),
  );
}

/** The fragments of questions, stories, roles and whatever else data gives one: new ones are not published yet. */
export function fragmentsOfData(data: readonly DataFile[]): ReadonlySet<string> {
  return new Set(data.flatMap(({text}) => [...text.matchAll(/\bid: '([\w-]+)'/g)].map(([, id = '']) => id)));
}
