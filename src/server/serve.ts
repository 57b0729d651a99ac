import {resolve} from 'node:path';
import {loadSiteEnv} from '../site/dotenv';
import {type BuiltSite, watchBuild} from './builtSite';
import {leadEndpoint, leadsFile} from './leads';
import {siteServer} from './siteServer';

/**
 * `npm run serve`: the built site as a host would serve it, and the lead endpoint, on http://localhost:3000 unless
 * `PORT` says otherwise.
 */
function serve(): void {
  const {siteUrl} = loadSiteEnv();
  const port = portFrom(process.env.PORT);
  const site = watchBuild(resolve('build'));
  const leads = leadEndpoint({file: resolve(leadsFile), siteOrigin: siteUrl});
  const server = siteServer(site, leads);
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another, such as PORT=3001.` : error.message);
  });
  server.listen(port, 'localhost', () => {
    console.log(`Serving build/ (${count(site())}) on http://localhost:${port}`);
  });
}

function portFrom(value: string | undefined): number {
  const port = Number(value?.trim() || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT holds ${JSON.stringify(value)}; it should be a number from 1 to 65535.`);
}

function count({pages}: BuiltSite): string {
  return pages.size === 1 ? '1 page' : `${pages.size} pages`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  serve();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
