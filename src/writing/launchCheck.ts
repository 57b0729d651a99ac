import {readFileSync} from 'node:fs';
import {disagreements} from '../data/disagreements';
import {samplesIn} from '../lib/samples';
import {namesIn} from './files';

/**
 * `npm run launch-check`: what the site's owner has to supply or decide before launch (contract, "Settings" and
 * "Where the world has moved"). Each sample stands with file and line, and while there is one the check fails;
 * facts that disagree are for the owner to settle or to leave. It reads `src/data` of the current folder.
 */
function launchCheck(): void {
  const folder = 'src/data';
  const samples = namesIn('.', folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => samplesIn(readFileSync(path, 'utf8')).map(({line, name}) => `${path}:${line}  ${name}`));

  print('Samples to replace by the real thing; then take "sample: true" away', samples);
  print(
    'Decisions: facts that disagree, kept in src/data as they were given',
    disagreements.map(({fact, note}) => `${fact}\n    ${note}`),
  );
  write(
    samples.length > 0 ? `Not ready to launch: ${samples.length} to replace.` : 'Ready to launch: no sample is left.',
  );
  process.exitCode = samples.length > 0 ? 1 : 0;
}

function print(heading: string, entries: string[]): void {
  write(`${heading} (${entries.length}):`);
  for (const entry of entries) write(`  ${entry}`);
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

launchCheck();
