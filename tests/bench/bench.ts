import {measureBuild} from './builds';
import {measureTransfers} from './transfers';

/** `npm run bench`: the measurements of speed and weight, as tables. It builds the site twice: cold, then warm. */
async function bench(): Promise<void> {
  const cold = await measureBuild({clear: true});
  const warm = await measureBuild({clear: false});
  console.log('\nBuilds');
  console.table({cold, warm});
  console.log('\nFirst visit, before the first scroll: bytes as files / as they travel');
  console.table(await measureTransfers(['/', '/docs', '/blog/1', '/pricing']));
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
