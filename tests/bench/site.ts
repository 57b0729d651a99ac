import type {IncomingMessage, ServerResponse} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {type Browser, chromium} from '@playwright/test';
import {codeHost} from '../../src/lib/codeHost';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {certificate} from '../support/certificate';
import {ensureChromium} from '../support/chromium';
import {addPolicy} from '../support/plainPolicy';

/** Every page requests its star count from this host, which the bench server impersonates. */
const starsHost = new URL(codeHost).host;

/** Serves a built site like `npm run serve`, but over HTTP/2, for the duration of `use`. */
export async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  addPolicy(folder);
  const site = loadBuild(folder);
  // Brotli quality 9: about the size that hosts send, and fast enough not to affect the measurement.
  const handle = siteHandler(() => site, 9);
  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) => {
    if (request.authority.startsWith(starsHost)) {
      response.writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
      response.end('{"stargazers_count":29100}');
      return;
    }
    // Node's HTTP/2 compatibility API has the interface of HTTP/1.
    handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  }).listen(0, 'localhost');
  await new Promise((listening) => server.once('listening', listening));
  try {
    return await use(`https://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/**
 * Launches a browser that can reach only the server at `origin`, for the duration of `use`. `flags` are added to
 * Chromium's command line.
 */
export async function withBrowser<Result>(
  origin: string,
  use: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      `--host-resolver-rules=MAP ${starsHost} ${new URL(origin).host}, MAP * ~NOTFOUND, EXCLUDE localhost`,
      '--ignore-certificate-errors',
      ...(isRoot ? ['--no-sandbox', '--disable-gpu'] : []),
      ...flags,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
