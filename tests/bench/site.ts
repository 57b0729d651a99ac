import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, chromium} from '@playwright/test';
import {answer} from '../../src/server/answer';
import {openBuiltSite} from '../../src/server/builtSite';
import {ensureChromium} from '../support/chromium';

/** Serves a built site as `npm run serve` does, for as long as `use` takes. */
export async function withServer<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const site = openBuiltSite(folder);
  const server = createServer(({method = '', url = '', headers}, response) => {
    const {status, headers: answered, body} = answer({method, target: url, headers}, site);
    response.writeHead(status, answered).end(body);
  }).listen(0, 'localhost');
  await new Promise((listening) => server.once('listening', listening));
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];

/** Opens a browser that reaches nothing but this machine, for as long as `use` takes. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: root ? [...args, '--no-sandbox'] : args,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
