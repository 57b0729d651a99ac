import {unreadable} from './unreadable';

/**
 * Imported before anything else by what cites the content: where a file of it cannot be read, the process ends with a
 * line that names the place. Whoever reads it next would show a stack.
 */
try {
  for (const file of ['../data/contents', '../data/pages', '../site/redirects']) require(file);
} catch (error) {
  const {file, line, what, remedy} = unreadable(error as Error, process.cwd());
  process.stderr.write(`\n${file}:${line}: ${what}: ${remedy}\n`);
  process.exit(1);
}
