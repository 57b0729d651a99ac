import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PGlite} from '@electric-sql/pglite';
import {PGLiteSocketServer} from '@electric-sql/pglite-socket';
import {Client} from 'pg';
import {freePort} from './freePort';
import {installPackages} from './systemPackages';

export type Database = {url: string; close: () => Promise<void>};

/** Starts Postgres compiled to WebAssembly, behind a local port. It runs one statement at a time. */
export async function startPglite(): Promise<Database> {
  const db = await PGlite.create();
  const port = await freePort();
  const server = new PGLiteSocketServer({db, port, host: '127.0.0.1', maxConnections: 100});
  await server.start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    async close() {
      await server.stop();
      await db.close();
    },
  };
}

const debianFolder = '/usr/lib/postgresql';

function programFolder(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  return [...debian, '/usr/local/bin', '/opt/homebrew/bin'].find((folder) => existsSync(join(folder, 'initdb')));
}

/** Returns the path of a program of Postgres, such as `pg_dump`. */
export const postgresProgram = (name: string) => join(programFolder() ?? '', name);

/**
 * Whether a Postgres server can be tested: `LEADS_TEST_DATABASE_URL`, whose tables are deleted, or an installed one,
 * which is started in a temporary folder. If `CI` is set, installs Debian's when missing.
 */
export function findPostgres(): boolean {
  if (process.env.LEADS_TEST_DATABASE_URL || programFolder()) return true;
  return Boolean(process.env.CI) && installPackages('postgresql') && programFolder() !== undefined;
}

/** Starts the server that `findPostgres` has found. `durable` waits for the disk at each commit, as in production. */
export async function startPostgres({durable = false} = {}): Promise<Database> {
  const given = process.env.LEADS_TEST_DATABASE_URL;
  if (given) return {url: given, close: async () => {}};
  const programs = programFolder() as string;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? ownerIds() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), init, {...user, stdio: 'ignore', cwd: folder});
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), [...args, '-c', `fsync=${durable ? 'on' : 'off'}`], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  await untilReady(url, server);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}

function ownerIds(): {uid: number; gid: number} {
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], {encoding: 'utf8', stdio: 'pipe'}));
  try {
    return {uid: id('-u', 'postgres'), gid: id('-g', 'postgres')};
  } catch {
    return {uid: id('-u', 'nobody'), gid: id('-g', 'nobody')};
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({connectionString: url});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Databases to run a test against: PGlite, and a Postgres server where there is one. Prints a line if it is skipped. */
export function testDatabases(): [name: string, start: () => Promise<Database>][] {
  if (findPostgres())
    return [
      ['PGlite', startPglite],
      ['Postgres', startPostgres],
    ];
  console.warn('SKIPPED: tests with a Postgres server. Install postgresql, or set LEADS_TEST_DATABASE_URL.');
  return [['PGlite', startPglite]];
}

/** Drops the tables of the lead service. */
export const dropLeadTables = (url: string) =>
  query(
    url,
    'DROP TABLE IF EXISTS leads, lead_deliveries, lead_digests, lead_visits, lead_health, lead_attempts, lead_migrations, ' +
      'site_feedback, site_searches, site_reports',
  );

/** Runs SQL on a database and returns the rows of the last statement. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    const result: unknown = await client.query(sql);
    return (Array.isArray(result) ? result.at(-1) : result).rows;
  } finally {
    await client.end();
  }
}
