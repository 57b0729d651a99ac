import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {codeHost} from '../../src/lib/codeHost';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {ensureChromium} from '../support/chromium';

/** Every page asks it for its stars: a visitor reaches it, and here the server stands in for it. */
const starsHost = new URL(codeHost).host;

/** Serves a built site as `npm run serve` answers, over HTTP/2 as hosts do, for as long as `use` takes. */
export async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const site = loadBuild(folder);
  // Near the size that hosts send, and fast enough to be no part of what is measured.
  const handle = siteHandler(() => site, 9);
  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) => {
    if (request.authority.startsWith(starsHost)) {
      response.writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
      response.end('{"stargazers_count":29100}');
      return;
    }
    // Node's HTTP/2 has the interface of its HTTP/1.
    handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  }).listen(0, 'localhost');
  await new Promise((listening) => server.once('listening', listening));
  try {
    return await use(`https://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** One of this machine's own for the run: browsers speak HTTP/2 over TLS only. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(join(tmpdir(), 'ovamai-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    execFileSync('openssl', [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {stdio: 'ignore'});
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Opens a browser that reaches nothing but the server at `origin`, for as long as `use` takes; more flags as Chromium
 * has them.
 */
export async function withBrowser<Result>(
  origin: string,
  use: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      `--host-resolver-rules=MAP ${starsHost} ${new URL(origin).host}, MAP * ~NOTFOUND, EXCLUDE localhost`,
      '--ignore-certificate-errors',
      ...(root ? ['--no-sandbox', '--disable-gpu'] : []),
      ...flags,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
