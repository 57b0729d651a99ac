import type {ChildProcess} from 'node:child_process';
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import type {SendRequest} from '../../src/plugins/hosting/checks';
import {compressFolder} from '../../src/server/compress';
import {createClient} from '../../src/server/verifyHost';
import {freePort} from './freePort';
import {waitForPort} from './nginx';
import {temporaryFolder} from './temporaryFolder';

/**
 * Serves a copy of the build for the tests of a file. `start` starts a web server for the site in `root`; the server may
 * write to `folder`. Returns a function that creates clients.
 */
export function serveBuild(
  start: (root: string, port: number, folder: string) => ChildProcess,
): (method?: 'GET' | 'HEAD') => SendRequest {
  const port = freePort();
  let server: ChildProcess;
  beforeAll(async () => {
    const folder = temporaryFolder();
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    // Some files are enough to test that compressed files are sent; compressing all is slow.
    compressFolder(root, (name) => /^(index|about|pricing|404)\.(html|md)$|^assets\/js\/(main|runtime)/.test(name));
    server = start(root, port, folder);
    await waitForPort(port);
  });
  afterAll(async () => {
    if (server.exitCode === null) await new Promise((done) => server.on('exit', done) && server.kill());
  });
  return (method) => createClient(`http://localhost:${port}`, method);
}
