import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from '../plugins/content-lint/read/files';
import {loadSiteEnv} from '../site/dotenv';
import {comparisonSources} from './comparisonSources';
import {externalLinks} from './links/externalLinks';
import {type CheckedLink, formatLinks, type LinkResults, needsRequest, nextResult, stateOf} from './links/linkResults';
import {requestLink} from './links/requestLink';

/** Results of the last runs. Committed, because a link is dead only after failures on two days. */
const resultsFile = 'src/scripts/links/results.json';

type Options = {
  siteUrl: string;
  /** Such as 2026-11-27. */
  today: string;
  /** URLs of comparison sources, which are requested first. */
  sources: ReadonlySet<string>;
};

/** Requests the external links of the build in `root`, stores the results, and returns the report. */
export async function checkLinks(root: string, options: Options): Promise<{lines: string[]; dead: number}> {
  const {siteUrl, today, sources} = options;
  const pages = externalLinks(root, siteUrl);
  const known = readResults(root);
  const isSource = (url: string) => sources.has(url);
  const urls = [...pages.keys()].sort((one, other) => Number(isSource(other)) - Number(isSource(one)));
  const requested = urls.filter((url) => needsRequest(known[url], today));
  const answers = new Map(await Promise.all(requested.map(async (url) => [url, await requestLink(url)] as const)));
  const hosts = new Set(requested.map((url) => new URL(url).host));
  if (hosts.size > 1 && ![...answers.values()].some(({responded}) => responded))
    throw new Error(`None of ${hosts.size} hosts responded: check the network connection. Nothing was stored.`);

  const links = urls.flatMap((url): CheckedLink[] => {
    const answer = answers.get(url);
    const result = answer ? nextResult(known[url], answer, today) : known[url];
    return result ? [{url, pages: pages.get(url) ?? [], isSource: isSource(url), result}] : [];
  });
  const results = Object.fromEntries(links.map(({url, result}) => [url, result] as const).sort());
  writeFileSync(join(root, resultsFile), `${JSON.stringify(results, null, 2)}\n`);

  const count = (state: string) => links.filter(({result}) => stateOf(result) === state).length;
  const counts = ['works', 'moved', 'unknown', 'failed', 'dead'].map((state) => `${state} ${count(state)}`);
  const summary = `Links: ${links.length}, of which ${counts.join(', ')}. Requested now: ${requested.length}.`;
  return {lines: [...formatLinks(links), summary], dead: count('dead')};
}

function readResults(root: string): LinkResults {
  try {
    return JSON.parse(readText(root, resultsFile) || '{}');
  } catch {
    throw new Error(`${resultsFile} is not valid JSON: restore it from Git.`);
  }
}

/** `npm run check:links`: prints the external links that need attention. Exits with 1 if one is dead. */
async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    process.stderr.write('There is no build yet: run npm run build first.\n');
    process.exitCode = 1;
    return;
  }
  const {lines, dead} = await checkLinks('.', {
    siteUrl: loadSiteEnv().siteUrl,
    today: new Date().toISOString().slice(0, 10),
    sources: new Set(comparisonSources().map(({url}) => url.replace(/#.*/, ''))),
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = dead > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
