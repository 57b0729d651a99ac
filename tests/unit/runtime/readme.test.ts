import {readFileSync} from 'node:fs';
import {
  type Replacement,
  replacements,
  routeReplacements,
  startReplacements,
  trustedTypesReplacements,
} from '../../../src/runtime/build/replacements';

const header = '| Module | Replaced by | Saves | Why | Part |';

function row({name, by, bytes, bytesElsewhere, reason}: Replacement, part: string): string {
  const saves = [...(bytes > 0 || !bytesElsewhere ? [bytes.toLocaleString('en-US')] : []), bytesElsewhere];
  const module = name.replace(/^[^’]+/, '`$&`');
  return `| ${module} | \`${by}\` | ${saves.filter(Boolean).join('; ')} | ${reason} | \`${part}\` |`;
}

test('the table of replaced modules in the README is that of the data', () => {
  const expected = [
    header,
    '|---|---|---|---|---|',
    ...replacements.map((replacement) => row(replacement, 'replacedModules')),
    ...startReplacements.map((replacement) => row(replacement, 'lateStart')),
    ...routeReplacements.map((replacement) => row(replacement, 'routeTable')),
    ...trustedTypesReplacements.map((replacement) => row(replacement, 'trustedTypes')),
  ];
  const lines = readFileSync('src/runtime/README.md', 'utf8').split('\n');
  const start = lines.indexOf(header);
  expect(lines.slice(start, lines.indexOf('', start)).join('\n')).toBe(expected.join('\n'));
});
