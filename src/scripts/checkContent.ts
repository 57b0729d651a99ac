// An internal module: it validates the configuration and adds default values. If an upgrade moves it, the type check fails.
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {checkProject} from '../plugins/content-lint/checkProject';
import {formatProblem} from '../plugins/content-lint/problem';
import {contentSettings} from '../plugins/content-lint/read/settings';

/** `npm run lint:content`: prints all problems with file, line and fix. Exits with 1 if one of them is an error. */
async function checkContent(): Promise<void> {
  const started = performance.now();
  const root = process.cwd();
  const {siteConfig} = await loadSiteConfig({siteDir: root});
  const problems = await checkProject(root, contentSettings(siteConfig, root));
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
