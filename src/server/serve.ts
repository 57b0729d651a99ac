import {resolve} from 'node:path';
import {loadSiteEnv} from '../site/dotenv';
import {watchBuild} from './builtSite';
import {leadEndpoint, leadsFile} from './leads/localEndpoint';
import {parsePort} from './port';
import {siteServer} from './siteServer';

/**
 * `npm run serve`: serves `build/` like a production host, and the lead endpoint, on http://localhost:3000 or `PORT`.
 */
function serve(): void {
  const {siteUrl} = loadSiteEnv();
  const port = parsePort(process.env.PORT, 3000);
  const site = watchBuild(resolve('build'));
  const leads = leadEndpoint({file: resolve(leadsFile), siteOrigin: siteUrl});
  const server = siteServer(site, leads);
  server.on('error', (error: NodeJS.ErrnoException) => {
    exitWithError(
      error.code === 'EADDRINUSE' ? `Port ${port} is in use: choose another, such as PORT=3001.` : error.message,
    );
  });
  server.listen(port, 'localhost', () => {
    console.log(`Serving build/ (${site().pages.size} pages) on http://localhost:${port}`);
  });
}

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  serve();
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
