import {dataErrors} from './dataErrors';
import {lineOfMatch, readText} from './files';
import {error, type Problem} from './problem';

/** Converts the schema errors of `src/data` to problems, at the line that declares the constant. */
export function dataProblems(root: string): Problem[] {
  return dataErrors().map((dataError) => {
    const [, file = '', field = '', fix = ''] = /^(\S+): ([^:]+): (.*)$/s.exec(dataError) ?? [];
    const name = /^\w+/.exec(field)?.[0];
    const line = lineOfMatch(readText(root, file), new RegExp(`const ${name}\\b`));
    return error({file, line}, `${field} is invalid`, `${fix.charAt(0).toUpperCase()}${fix.slice(1)}`);
  });
}
