import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {build} from 'esbuild';
import {leadPath} from '../../../../src/lib/lead';
import {leadSettingNames} from '../../../../src/site/env';
import {type Listening, listen} from '../../../support/listen';
import {type Database, query, testDatabases} from '../../../support/postgres';

const readme = readFileSync('src/server/leads/README.md', 'utf8');

describe('the functions for Netlify, Vercel and Cloudflare', () => {
  const files = [...readme.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'functions-'));
    for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
    for (const [, name = '', text = ''] of files) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('have no type errors', () => {
    expect(files.map(([, name]) => name)).toEqual([
      'netlify/functions/leads.ts',
      'netlify/functions/leads-scheduled.ts',
      'api/landingpage/forms.ts',
      'api/leads-scheduled.ts',
      'worker.ts',
    ]);
    writeFileSync(
      join(folder, 'vercel.d.ts'),
      "declare module '@vercel/functions' {\n  export function waitUntil(work: Promise<unknown>): void;\n}\n",
    );
    const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    const options = {...compilerOptions, types: ['node'], paths: {}, preserveSymlinks: true};
    const names = [...files.map(([, name]) => name), 'vercel.d.ts'];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions: options, files: names}));
    const tsc = resolve('node_modules/.bin/tsc');
    expect(() => execFileSync(tsc, ['-p', folder], {encoding: 'utf8', stdio: 'pipe'})).not.toThrow();
  });

  describe('run', () => {
    const [, startDatabase] = testDatabases().at(-1) ?? [];
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => works.push(work);
    const delivered: string[] = [];
    let database: Database;
    let webhook: Listening;
    let settings: Record<string, string>;

    beforeAll(async () => {
      database = await (startDatabase as () => Promise<Database>)();
      webhook = await listen(async (request: IncomingMessage, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        delivered.push(JSON.parse(body).data.firstName);
        response.end();
      });
      settings = {
        LEADS_DATABASE_URL: database.url,
        LEADS_WEBHOOK_URL: webhook.origin,
        LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
        LEADS_HASH_KEY: 'a key of 16 chars',
        CRON_SECRET: 'secret',
      };
      Object.assign(process.env, settings);
    });
    afterAll(async () => {
      for (const name of Object.keys(settings)) delete process.env[name];
      await webhook.close();
      await database.close();
    });

    const load = async (name: string) => {
      const outfile = join(folder, `${name}.cjs`);
      writeFileSync(join(folder, 'vercel.js'), 'export const waitUntil = (work) => globalThis.waitUntil(work);');
      await build({
        entryPoints: [join(folder, name)],
        bundle: true,
        platform: 'node',
        outfile,
        alias: {'@vercel/functions': join(folder, 'vercel.js')},
        external: ['pg-native'],
      });
      return require(outfile);
    };
    const request = (firstName: string) =>
      new Request(`https://ovamai.example${leadPath}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Origin: 'https://ovamai.example', 'x-real-ip': '203.0.113.5'},
        body: JSON.stringify({
          firstName,
          companyName: 'Example Ltd',
          workEmail: 'ada@example.com',
          pageUrl: 'prreview',
        }),
      });
    const save = (name: string) =>
      query(
        database.url,
        `INSERT INTO leads VALUES (gen_random_uuid(), now(), '${name}', '', '', '', '{}');
        INSERT INTO lead_deliveries (lead_id, channel, next_at) SELECT id, 'webhook', now() FROM leads WHERE first_name = '${name}'`,
      );

    test('on Netlify', async () => {
      const {default: respond} = await load('netlify/functions/leads.ts');
      expect((await respond(request('Netlify'), {ip: '203.0.113.5', waitUntil})).status).toBe(200);
      await Promise.all(works);
      await save('Netlify, scheduled');
      await (await load('netlify/functions/leads-scheduled.ts')).default();
      expect(delivered.splice(0)).toEqual(['Netlify', 'Netlify, scheduled']);
    });

    test('on Vercel', async () => {
      Object.assign(globalThis, {waitUntil});
      const {POST, OPTIONS} = await load('api/landingpage/forms.ts');
      expect((await POST(request('Vercel'))).status).toBe(200);
      expect((await OPTIONS(new Request(request('').url, {method: 'OPTIONS'}))).status).toBe(204);
      await Promise.all(works);
      await save('Vercel, scheduled');
      const {GET} = await load('api/leads-scheduled.ts');
      expect((await GET(new Request('https://ovamai.example'))).status).toBe(401);
      delete process.env.CRON_SECRET;
      const unset = {headers: {Authorization: 'Bearer undefined'}};
      expect((await GET(new Request('https://ovamai.example', unset))).status).toBe(401);
      process.env.CRON_SECRET = 'secret';
      const headers = {Authorization: 'Bearer secret'};
      expect((await GET(new Request('https://ovamai.example', {headers}))).status).toBe(200);
      expect(delivered.splice(0)).toEqual(['Vercel', 'Vercel, scheduled']);
    });

    test('on Cloudflare, and close their connections', async () => {
      const {default: worker} = await load('worker.ts');
      const bindings = {...settings, HYPERDRIVE: {connectionString: database.url}};
      expect((await worker.fetch(request('Cloudflare'), bindings, {waitUntil})).status).toBe(200);
      await Promise.all(works);
      await save('Cloudflare, scheduled');
      await worker.scheduled({}, bindings);
      expect(delivered.splice(0)).toEqual(['Cloudflare', 'Cloudflare, scheduled']);
    });
  });
});

test('the table of settings names every setting', () => {
  expect([...readme.matchAll(/`(LEADS_[A-Z_]+)`/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining([...leadSettingNames]),
  );
});
