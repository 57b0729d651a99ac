import {request as overHttp} from 'node:http';
import {request as overHttps} from 'node:https';
import {type Ask, type Check, checkHost} from '../plugins/hosting/checks';

/**
 * `npm run verify-host -- https://example.com`: asks a running host for pages, files and what is not there, and prints
 * a line for each thing that the site's hosting policy wants. Ends with 1 when something does not hold.
 */
async function verifyHost(address: string | undefined): Promise<void> {
  if (!address || !URL.canParse(address) || !/^https?:/.test(address)) {
    stop('Say which host, such as: npm run verify-host -- https://example.com');
  }
  const {origin, protocol} = new URL(address);
  const checks = await checkHost(createClient(origin), protocol === 'https:' ? 'https' : 'http');
  for (const check of checks) console.log(line(check));
  const faults = checks.filter(({fault}) => fault !== undefined).length;
  console.log(`\n${checks.length - faults} of ${checks.length} hold at ${origin}`);
  if (faults > 0) process.exitCode = 1;
}

function line({name, fault}: Check): string {
  return fault === undefined ? `ok     ${name}` : `FAULT  ${name}: ${fault}`;
}

/** Asks with the path as it is written, malformed ones included, and follows nothing. */
export function createClient(origin: string, method = 'GET'): Ask {
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
      request.on('timeout', () => request.destroy(new Error(`${origin}${path} was not answered within 10 seconds`)));
      request.on('error', reject);
      request.end();
    });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (require.main === module) {
  verifyHost(process.argv[2]).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
}
