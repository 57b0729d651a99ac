import {checkProject} from '../plugins/content-lint/checkProject';
import {formatProblem} from '../plugins/content-lint/problem';

/** `npm run lint:content`: prints all problems with file, line and fix. Exits with 1 if one of them is an error. */
async function checkContent(): Promise<void> {
  const started = performance.now();
  const problems = await checkProject(process.cwd());
  const errors = problems.filter(({severity}) => severity === 'error').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lines = [
    ...problems.map(formatProblem),
    `Errors: ${errors}, warnings: ${problems.length - errors} (${seconds} s)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = errors > 0 ? 1 : 0;
}

void checkContent();
