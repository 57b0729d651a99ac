import {request as overHttp} from 'node:http';
import {request as overHttps} from 'node:https';
import {type Check, checkHost, type SendRequest} from '../plugins/hosting/checks';
import {loadSiteEnv} from '../site/dotenv';
import {sendTestLead} from './leads/testLead';

/**
 * `npm run check:host -- https://example.com`: requests pages, files and missing URLs from a running host and prints
 * one line per requirement of the hosting policy. With `--test-lead`, also posts a test lead.
 * Exits with 1 if a check fails.
 */
async function verifyHost(url: string | undefined, option: string | undefined): Promise<void> {
  if (!url || !URL.canParse(url) || !/^https?:/.test(url)) {
    exitWithError('The URL of the host is missing or invalid. Example: npm run check:host -- https://example.com');
  }
  const {origin, protocol} = new URL(url);
  const checks = await checkHost(createClient(origin), protocol === 'https:' ? 'https' : 'http');
  if (option === '--test-lead') checks.push(await checkLeads(origin));
  for (const check of checks) console.log(formatCheck(check));
  const supported = checks.filter(({unsupported}) => !unsupported);
  const failed = supported.filter(({fault}) => fault !== undefined).length;
  console.log(`\n${supported.length - failed} of ${supported.length} checks passed at ${origin}`);
  if (failed > 0) process.exitCode = 1;
}

/** Posts a test lead as the site's pages do: at `API_HOST`, or at the site's own origin. */
export async function checkLeads(siteOrigin: string, apiOrigin = loadSiteEnv().apiHost ?? siteOrigin): Promise<Check> {
  const {fault} = await sendTestLead(apiOrigin, siteOrigin);
  return {name: `${apiOrigin} accepts a test lead from the site`, fault};
}

export function formatCheck({name, fault, unsupported}: Check): string {
  if (unsupported) return `-      ${name}: not on this host`;
  return fault === undefined ? `ok     ${name}` : `FAILED ${name}: ${fault}`;
}

/** Creates a client that sends paths unchanged, even malformed ones, and does not follow redirects. */
export function createClient(origin: string, method = 'GET'): SendRequest {
  const {protocol, hostname, port} = new URL(origin);
  const send = protocol === 'https:' ? overHttps : overHttp;
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const request = send({hostname, port, path, method, headers, timeout: 10_000}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const entries = Object.entries(response.headers);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
            ),
            body: Buffer.concat(chunks),
          });
        });
      });
      request.on('timeout', () => request.destroy(new Error(`${origin}${path} did not respond within 10 seconds`)));
      request.on('error', reject);
      request.end();
    });
}

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

if (require.main === module) {
  verifyHost(process.argv[2], process.argv[3]).catch((error: unknown) =>
    exitWithError(error instanceof Error ? error.message : String(error)),
  );
}
