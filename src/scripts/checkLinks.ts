import {existsSync} from 'node:fs';
import {loadSiteEnv} from '../site/dotenv';
import {externalLinks} from './externalLinks';

/** Login required, forbidden, too many requests, and LinkedIn's status for robots: the page may work in a browser. */
const refusals = [401, 403, 429, 999];

/** Why a link does not work: its status, or the reason that there is no response. */
type Problem = {detail: string; status: number | undefined};

/**
 * Requests the links to other sites in the build in `root`. Returns a line for each that does not work, with its pages,
 * and the number of those that failed: a host that refuses automatic requests is no failure. Throws if no host responds.
 */
export async function checkLinks(
  root: string,
  siteUrl: string,
  timeoutMs = 10_000,
): Promise<{lines: string[]; failed: number}> {
  const links = externalLinks(root, siteUrl);
  const problems = await findProblems([...links.keys()], timeoutMs);
  if (links.size > 1 && [...problems.values()].filter(({status}) => status === undefined).length === links.size)
    throw new Error(`None of ${links.size} links responded: check the network connection.`);
  const isFailed = ({status = 0}: Problem) => !refusals.includes(status);
  const lines = [...problems].map(([url, problem]) => {
    const advice = isFailed(problem) ? 'Failed' : 'Refuses automatic requests, open it in a browser';
    return `${advice} (${problem.detail}): ${url} on ${formatPages(links.get(url) ?? [])}`;
  });
  const failed = [...problems.values()].filter(isFailed).length;
  const refused = problems.size - failed;
  const summary = `Links: ${links.size}, of which failed ${failed}, not checked ${refused}`;
  return {lines: [...lines.sort(), summary], failed};
}

/** Requests the links of a host one after the other, and those of all hosts at the same time. */
async function findProblems(urls: readonly string[], timeoutMs: number): Promise<Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  await Promise.all(
    [...byHost.values()].map(async (list) => {
      for (const url of list) {
        const problem = await findProblem(url, timeoutMs);
        if (problem) problems.set(url, problem);
      }
    }),
  );
  return problems;
}

async function findProblem(url: string, timeoutMs: number): Promise<Problem | undefined> {
  try {
    // Many hosts refuse requests without a browser's name.
    const headers = {'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*'};
    const {ok, status, body} = await fetch(url, {headers, signal: AbortSignal.timeout(timeoutMs)});
    await body?.cancel();
    return ok ? undefined : {detail: String(status), status};
  } catch (error) {
    const {message, cause} = error as Error & {cause?: NodeJS.ErrnoException};
    return {detail: cause?.code ?? cause?.message ?? message, status: undefined};
  }
}

function formatPages([first = '', ...more]: readonly string[]): string {
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}

/** `npm run check:links`: prints the links to other sites that do not work. Exits with 1 if one failed. */
async function main(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no build yet: run npm run build first.');
  const {lines, failed} = await checkLinks('.', loadSiteEnv().siteUrl);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
