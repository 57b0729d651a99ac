import {measureBuild} from './builds';
import {measureSearch} from './search';
import {measureTransfers} from './transfers';

/** `npm run bench`: the measurements of speed and weight, as tables. It builds the site twice: cold, then warm. */
async function bench(): Promise<void> {
  const cold = await measureBuild({clear: true});
  const warm = await measureBuild({clear: false});
  console.log('\nBuilds');
  console.table({cold, warm});
  console.log('\nFirst visit, before the first scroll: bytes as files / as they travel');
  console.table(await measureTransfers(['/', '/docs', '/blog/1', '/pricing']));
  console.log('\nSearch, on the site as it is and with generated pages');
  const today = await measureSearch(0);
  console.table({today, '+ 1,000': await measureSearch(1000), '+ 10,000': await measureSearch(10_000)});
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
