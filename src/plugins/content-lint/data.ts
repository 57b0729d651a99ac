import {dataErrors} from './dataErrors';
import {lineOfMatch, readText} from './files';
import {error, type Problem} from './problem';

/** What the schemas of `src/data` refuse, with the line that declares it. */
export function dataProblems(root: string): Problem[] {
  return dataErrors().map((fault) => {
    const [, file = '', message = '', fix = ''] = /^(\S+): ([^:]+): (.*)$/s.exec(fault) ?? [];
    const name = /^\w+/.exec(message)?.[0];
    const line = lineOfMatch(readText(root, file), new RegExp(`const ${name}\\b`));
    return error({file, line}, `${message} is wrong`, `${fix.charAt(0).toUpperCase()}${fix.slice(1)}`);
  });
}
