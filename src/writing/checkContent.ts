import {checkProject, waitingPages} from './project';

/** `npm run check:content`: every mistake of the content as a line that names file, line and remedy. */
async function checkContent(): Promise<void> {
  const started = performance.now();
  const mistakes = await checkProject(process.cwd());
  for (const {file, line, what, remedy} of mistakes) {
    process.stdout.write(`${file}:${line}: ${what}: ${remedy}\n`);
  }
  for (const {file, why} of waitingPages(process.cwd())) {
    process.stdout.write(`${file} is ${why}: only npm start shows it.\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    mistakes.length > 0 ? `${mistakes.length} to mend (${seconds} s).\n` : `All is well (${seconds} s).\n`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

void checkContent();
