import {resolve} from 'node:path';
import {checkProject} from '../plugins/content-lint/checkProject';
import {formatProblem} from '../plugins/content-lint/problem';
import {contentCache} from '../plugins/content-lint/read/cache';
import {loadSettings} from '../plugins/content-lint/read/settings';

/** `npm run lint:content`: prints all problems with file, line and fix. Exits with 1 if one of them is an error. */
async function checkContent(): Promise<void> {
  const root = process.cwd();
  const problems = await checkProject(root, await loadSettings(root, resolve('docusaurus.config.ts')));
  const errors = problems.filter(({severity}) => severity === 'error').length;
  const seconds = process.uptime().toFixed(1);
  const lines = [
    ...problems.map(formatProblem),
    `Errors: ${errors}, warnings: ${problems.length - errors} (${seconds} s)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = errors > 0 ? 1 : 0;
  await contentCache(root).prune();
}

void checkContent();
