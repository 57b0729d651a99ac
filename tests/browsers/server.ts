import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {leadPath} from '../../src/lib/lead';
import {storageKeys} from '../../src/lib/storageKeys';
import {integrityOf} from '../../src/plugins/hosting/inlineCode';
import {unhydrated} from '../../src/runtime/protocol';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {type Listening, listen} from '../support/listen';
import {installInPage} from './inPage';

const scriptName = 'in-page.js';

/** Copies `build/` to `folder`, where each page first runs `installInPage`. */
export function copyBuild(folder: string): void {
  cpSync('build', folder, {recursive: true});
  const script = `globalThis.__name = (value) => value; (${installInPage})(...${JSON.stringify([storageKeys.stars, unhydrated])});`;
  writeFileSync(join(folder, scriptName), script);
  // The header Integrity-Policy requires both attributes.
  const tag = `<script src="/${scriptName}" integrity="${integrityOf(script)}" crossorigin></script>`;
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!path.endsWith('.html')) continue;
    const html = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), html.replace('<head>', `<head>${tag}`));
  }
}

export type Server = Listening & {
  /** The bodies of the requests to the lead API, of which the first fails. */
  leads: string[];
};

/** Serves a copied build as `npm run serve` does, and a lead API. */
export async function serve(folder: string): Promise<Server> {
  const site = loadBuild(folder);
  const handlePage = siteHandler(() => site);
  const leads: string[] = [];
  const listening = await listen(async (request, response) => {
    if (request.url !== leadPath) return handlePage(request, response);
    leads.push(await text(request));
    response.writeHead(leads.length === 1 ? 500 : 200, {'Content-Type': 'application/json'}).end('{}');
  });
  return {...listening, leads};
}
