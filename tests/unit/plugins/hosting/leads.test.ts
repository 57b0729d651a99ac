import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {load} from 'js-yaml';
import {feedbackPaths} from '../../../../src/lib/feedback';
import {leadPath} from '../../../../src/lib/lead';
import {hostingFiles} from '../../../../src/plugins/hosting/files';
import {leadSettingNames} from '../../../../src/site/env';
import {freePort} from '../../../support/freePort';
import {listen} from '../../../support/listen';
import {findNginx, startNginx, waitForPort} from '../../../support/nginx';
import {smallPolicy} from '../../../support/smallPolicy';
import {writeSite} from '../../../support/writeSite';

const files = hostingFiles(smallPolicy);
const fileOf = (name: string) => files[`.hosts/${name}`] ?? '';

test('the command of the Dockerfile bundles the service into one file that runs without packages', () => {
  const [, entry = '', flags = ''] = /npx esbuild (\S+) (.*)/.exec(fileOf('leads.Dockerfile')) ?? [];
  expect(flags).toBe('--bundle --platform=node --target=node20 --external:pg-native --outfile=leads.cjs');
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const outfile = join(folder, 'leads.cjs');
  try {
    buildSync({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      target: 'node20',
      external: ['pg-native'],
      outfile,
    });
    const run = spawnSync(process.execPath, [outfile], {cwd: folder, encoding: 'utf8', env: {LEADS_DATABASE_URL: 'x'}});
    expect(run.stderr).toBe(
      'LEADS_DATABASE_URL is "(hidden)"; it should be the URL of a Postgres database: postgres://user:password@host/name.\n',
    );
    expect(run.status).toBe(1);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('the compose file runs the site, the service and Postgres with files that the build writes', () => {
  const {services, volumes} = load(fileOf('compose.yaml')) as {
    services: Record<string, {build?: {dockerfile: string}; environment?: Record<string, string>; volumes?: string[]}>;
    volumes: object;
  };
  expect(Object.keys(services)).toEqual(['site', 'leads', 'database']);
  for (const name of ['site', 'leads']) {
    const dockerfile = services[name]?.build?.dockerfile.replace('build/', '') ?? '';
    expect(Object.keys(files)).toContain(dockerfile);
  }
  expect(
    Object.keys(services.leads?.environment ?? {}).filter((name) => !leadSettingNames.includes(name as never)),
  ).toEqual(['PORT']);
  // The image's nginx proxies to this port; the .env file may set another for other programs.
  expect(services.leads?.environment).toMatchObject({LEADS_HOST: '0.0.0.0', PORT: 3001});
  expect(services.site?.volumes?.[0]).toMatch(/^\.\/build\/\.hosts\/leads\.conf:/);
  expect(Object.keys(volumes)).toEqual(['leads']);
});

test('nginx includes the file that proxies the lead API, if it exists', () => {
  expect(fileOf('nginx.conf')).toContain('include leads.con[f];');
  expect(fileOf('leads.conf')).toContain('location = /api/landingpage/forms {');
});

test('the systemd unit starts the service and restarts it', () => {
  const unit = fileOf('leads.service');
  expect(unit).toContain('ExecStart=/usr/bin/node --import tsx src/server/leads/main.ts\n');
  expect(unit).toContain('Restart=always\n');
});

const nginx = findNginx();
if (!nginx) console.warn('SKIPPED: the lead API behind nginx. Install nginx.');

(nginx ? test : test.skip)(
  'nginx proxies the lead API with the visitor’s address, and serves everything else',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-leads-'));
    const root = join(folder, 'site');
    let forwarded: unknown;
    const service = await listen((request, response) => {
      forwarded = request.headers['x-forwarded-for'];
      response
        .writeHead(503, {'Retry-After': '30', 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY'})
        .end(`${request.method} ${request.url}`);
    });
    writeSite(root, {'index.html': 'home', '404.html': 'missing'});
    const port = freePort();
    mkdirSync(join(folder, 'nginx'));
    const conf = fileOf('leads.conf').replaceAll('set $leads_host leads;', 'set $leads_host 127.0.0.1;');
    writeFileSync(join(folder, 'nginx/leads.conf'), conf.replaceAll(':3001', `:${service.port}`));
    const server = startNginx(nginx as string, smallPolicy, root, port, join(folder, 'nginx'));
    try {
      await waitForPort(port);
      const post = {method: 'POST', headers: {'X-Forwarded-For': '203.0.113.5'}, body: '{}'};
      const response = await fetch(`http://127.0.0.1:${port}${leadPath}`, post);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
      expect(await response.text()).toBe(`POST ${leadPath}`);
      const feedback = await fetch(`http://127.0.0.1:${port}${feedbackPaths.feedback}`, post);
      expect(await feedback.text()).toBe(`POST ${feedbackPaths.feedback}`);
      // The site's own headers are not added to those of the service.
      const {headers} = response;
      expect([headers.get('Cache-Control'), headers.get('X-Frame-Options')]).toEqual(['no-store', 'DENY']);
      expect(forwarded).toBe('203.0.113.5, 127.0.0.1');
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      await service.close();
      rmSync(folder, {recursive: true});
    }
  },
);
