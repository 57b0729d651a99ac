import {factPaths} from '../lib/factText';
import {factUses} from '../plugins/content-lint/factUses';
import {suggest} from '../plugins/content-lint/problem';

/** `npm run facts -- [NAME]`: where facts are cited, and where their value is typed. Run it before you change one. */
function facts(): void {
  const [, , name = ''] = process.argv;
  const found = factUses(process.cwd(), name);
  if (found.length === 0) {
    process.stderr.write(`There is no fact "${name}". ${suggest(name, factPaths(), 'Run npm run facts for all')}.\n`);
    process.exitCode = 1;
    return;
  }
  for (const {path, value, cited, typed} of found) {
    const lines = [
      `${path} = ${value}`,
      ...list('cited, follows by itself', cited),
      ...list('typed, read it before you change the fact', typed),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

function list(heading: string, places: readonly string[]): string[] {
  return places.length === 0 ? [] : [`  ${heading} (${places.length}):`, ...places.map((place) => `    ${place}`)];
}

facts();
