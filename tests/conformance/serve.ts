import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join, normalize} from 'node:path';
import {hostsFolder} from '../../src/plugins/hosting/policy';
import {type Listening, listen} from '../support/listen';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a build below its base path as any static host does, with the build's own headers if it has a hosting policy.
 * Not the site's server, which knows no base path.
 */
export function serve(folder: string, base: string): Promise<Listening> {
  const policyFile = join(folder, hostsFolder, 'policy.json');
  const headers = existsSync(policyFile) ? JSON.parse(readFileSync(policyFile, 'utf8')).headers : {};
  return listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.startsWith(base) ? findFile(folder, path.slice(base.length)) : undefined;
    const shown = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      ...headers,
      'Content-Type': types[extname(shown)] ?? 'application/octet-stream',
      // The names of these files have a hash of their content.
      ...(file && path.startsWith(`${base}assets/`) && {'Cache-Control': 'public, max-age=31536000, immutable'}),
    });
    response.end(readFileSync(shown));
  });
}

function findFile(folder: string, path: string): string | undefined {
  const name = normalize(join(folder, path));
  if (!name.startsWith(folder)) return undefined;
  return [name, `${name.replace(/\/$/, '')}.html`, join(name, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
