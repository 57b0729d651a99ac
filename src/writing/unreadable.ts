import {relative} from 'node:path';
import type {Mistake} from './mistake';

/** Where in a file of `root` an error arose that nothing could be checked for: its text is no TypeScript, or cites what is not there. */
export function unreadable(error: Error, root: string): Mistake {
  const [, path, line] = /(\/[^():\n]+\.tsx?):(\d+):\d+/.exec(`${error.message}\n${error.stack}`) ?? [];
  if (!path) throw error;
  const place = {file: relative(root, path), line: Number(line)};
  const [, said] = /(?:ERROR|ParseError): (.*\S)/.exec(error.message) ?? [];
  if (!said) {
    return {...place, what: error.message, remedy: 'what is cited here is not there: name it as its own file does'};
  }
  return {
    ...place,
    what: `it cannot be read: ${said}`,
    remedy: 'look here and a line above for a comma, quote or bracket that is missing, and write an apostrophe as ’',
  };
}
