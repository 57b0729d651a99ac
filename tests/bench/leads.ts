import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {Agent, request as httpRequest} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';
import {build} from 'esbuild';
import {Client} from 'pg';
import {Webhook} from 'standardwebhooks';
import {leadPath} from '../../src/lib/lead';
import {freePort} from '../support/freePort';
import {listen} from '../support/listen';
import {findPostgres, query, startPostgres} from '../support/postgres';

const leadsPerRound = 300;
const rounds = 20;
const simultaneousPosts = 20;
const burst = 1000;
const repetitions = 3;
const lockSeconds = 70;
const restarts = 10;

/** Answers every request after its body has arrived, and does nothing else. */
const bareServer = `require('http').createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, {'Content-Type': 'application/json'}).end('{"status":"received"}'));
}).listen(process.env.PORT, '127.0.0.1', () => console.log('ready'));`;

/**
 * Proves that the lead service loses nothing while it is killed, and measures it next to a bare Node server. Uses a
 * Postgres that waits for the disk at each commit.
 */
export async function measureLeads(): Promise<Record<string, Record<string, string | number>>> {
  if (!findPostgres()) throw new Error('No Postgres was found. Install postgresql, or set LEADS_TEST_DATABASE_URL.');
  const folder = mkdtempSync(join(tmpdir(), 'leads-bench-'));
  const outfile = join(folder, 'leads.cjs');
  await build({
    entryPoints: ['src/server/leads/main.ts'],
    bundle: true,
    platform: 'node',
    external: ['pg-native'],
    outfile,
  });
  const database = await startPostgres({durable: true});
  try {
    return {
      [`${rounds} rounds of ${leadsPerRound} leads, a SIGKILL in each`]: await killRepeatedly(outfile, database.url),
      [`LOCK TABLE leads for ${lockSeconds} s`]: await lockTable(outfile, database.url),
      'a receiver that knows only the new secret, and then both': await rotateSecret(outfile, database.url),
      [`${restarts} restarts with a successor on the same socket`]: await restart(outfile, database.url),
      ...(await loadAtOnce(outfile, database.url)),
    };
  } finally {
    await database.close();
    rmSync(folder, {recursive: true});
  }
}

async function killRepeatedly(program: string, databaseUrl: string): Promise<Record<string, number>> {
  const receiver = await startReceiver();
  const port = freePort();
  const start = () => startProgram([program], settings(databaseUrl, port, receiver));
  const accepted = new Set<string>();
  let failedPosts = 0;
  let kills = 0;
  let service = await start();

  for (let round = 0; round < rounds; round += 1) {
    const names = Array.from({length: leadsPerRound}, (_, number) => `${round}-${number}`);
    const killAfter = accepted.size + Math.floor(Math.random() * leadsPerRound);
    let restarted: Promise<void> | undefined;
    const kill = async () => {
      await pause(Math.random() * 20);
      service.kill('SIGKILL');
      kills += 1;
      service = await start();
    };
    // Repeats a lead that was not accepted, as a visitor would.
    const postUntilAccepted = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        while (!(await post(port, name)).ok) {
          failedPosts += 1;
          await pause(20);
        }
        accepted.add(name);
        if (accepted.size > killAfter) restarted ??= kill();
      }
    };
    await Promise.all(Array.from({length: simultaneousPosts}, postUntilAccepted));
    await restarted;
  }

  const counts = await countLost(databaseUrl, accepted, receiver);
  service.kill('SIGTERM');
  return {kills, 'failed posts': failedPosts, ...counts};
}

/** Locks the leads as `VACUUM FULL`, `ALTER TABLE` and restores do, while visitors post. */
async function lockTable(program: string, databaseUrl: string): Promise<Record<string, number>> {
  const receiver = await startReceiver();
  const port = freePort();
  const service = await startProgram([program], settings(databaseUrl, port, receiver));
  const client = new Client({connectionString: databaseUrl});
  await client.connect();
  await client.query('BEGIN; LOCK TABLE leads');
  const stop = new AbortController();
  const posting = postUntil(stop.signal, port, 'locked');
  await pause(lockSeconds * 1000);
  const sql = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'leads'";
  const backends = Number((await query(databaseUrl, sql))[0]?.n);
  await client.end();
  stop.abort();
  const {accepted, refused} = await posting;
  const counts = await countLost(databaseUrl, accepted, receiver);
  service.kill('SIGTERM');
  return {backends, refused, ...counts};
}

async function rotateSecret(program: string, databaseUrl: string): Promise<Record<string, number>> {
  const [oldSecret, newSecret] = [`whsec_${'A'.repeat(32)}`, `whsec_${'B'.repeat(32)}`];
  const receiver = await startReceiver(newSecret);
  const port = freePort();
  const start = (secret: string) =>
    startProgram([program], {...settings(databaseUrl, port, receiver), LEADS_WEBHOOK_SECRET: secret});
  let service = await start(oldSecret);
  const accepted = new Set(Array.from({length: leadsPerRound}, (_, number) => `rotated-${number}`));
  for (const name of accepted) await post(port, name);
  while (receiver.refusals.size < accepted.size) await pause(100);
  service.kill('SIGTERM');
  await once(service, 'exit');
  service = await start(`${oldSecret} ${newSecret}`);
  const counts = await countLost(databaseUrl, accepted, receiver);
  service.kill('SIGTERM');
  return {'answered 401': receiver.refusals.size, ...counts};
}

/** Starts successors on a socket that a shell holds, as systemd does, and ends their predecessors while visitors post. */
async function restart(program: string, databaseUrl: string): Promise<Record<string, number>> {
  const receiver = await startReceiver();
  const port = freePort();
  const socket = createServer().listen(port, '127.0.0.1');
  await once(socket, 'listening');
  const service = `sh -c 'echo $$; LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1"; echo ended`;
  const shell = spawn('sh', ['-c', `while read -r line; do (${service}) & done`, process.execPath, program], {
    env: {...process.env, ...settings(databaseUrl, port, receiver)},
    stdio: ['pipe', 'pipe', 'inherit', (socket as unknown as {_handle: {fd: number}})._handle.fd],
  });
  socket.close();
  const lines = createInterface({input: shell.stdout as Readable})[Symbol.asyncIterator]();
  const start = async () => {
    shell.stdin?.write('start\n');
    const pid = Number((await lines.next()).value);
    await lines.next();
    return pid;
  };
  let current = await start();
  const stop = new AbortController();
  const posting = postUntil(stop.signal, port, 'restarted');
  for (let round = 0; round < restarts; round += 1) {
    const next = await start();
    process.kill(current, 'SIGTERM');
    await lines.next();
    current = next;
  }
  stop.abort();
  const {accepted, refused} = await posting;
  const counts = await countLost(databaseUrl, accepted, receiver);
  process.kill(current, 'SIGTERM');
  shell.stdin?.end();
  return {refused, ...counts};
}

/** Lets visitors post leads, and repeat what is refused, until a signal aborts. */
async function postUntil(stop: AbortSignal, port: number, prefix: string) {
  const accepted = new Set<string>();
  let refused = 0;
  let count = 0;
  const visit = async () => {
    while (!stop.aborted) {
      const name = `${prefix}-${count++}`;
      while (!(await post(port, name)).ok) refused += 1;
      accepted.add(name);
    }
  };
  await Promise.all(Array.from({length: simultaneousPosts}, visit));
  return {accepted, refused};
}

const settings = (databaseUrl: string, port: number, receiver?: Receiver) => ({
  LEADS_DATABASE_URL: databaseUrl,
  LEADS_WEBHOOK_URL: receiver?.webhook.origin ?? '',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  LEADS_PER_MINUTE: '0',
  LEADS_HOST: '127.0.0.1',
  PORT: String(port),
});

/** Starts a webhook that counts deliveries by name; with a secret, it answers 401 to what is not signed with it. */
async function startReceiver(secret?: string) {
  const deliveries = new Map<string, number>();
  const refusals = new Set<string>();
  const webhook = await listen(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const {firstName} = JSON.parse(body).data;
    try {
      if (secret) new Webhook(secret).verify(body, request.headers as Record<string, string>);
      deliveries.set(firstName, (deliveries.get(firstName) ?? 0) + 1);
    } catch {
      refusals.add(firstName);
      response.statusCode = 401;
    }
    response.end();
  });
  return {webhook, deliveries, refusals};
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Waits until the accepted leads are delivered, counts those that are lost or more than once, and ends the receiver. */
async function countLost(databaseUrl: string, accepted: Set<string>, {webhook, deliveries}: Receiver) {
  const names = [...accepted];
  // Claims of killed services expire after a minute.
  const deadline = Date.now() + 180_000;
  while (names.some((name) => !deliveries.has(name)) && Date.now() < deadline) await pause(500);
  await pause(1000);
  await webhook.close();
  const rows = await query(databaseUrl, 'SELECT first_name, count(*)::int AS n FROM leads GROUP BY 1');
  const stored = new Map(rows.map(({first_name, n}) => [String(first_name), Number(n)]));
  return {
    accepted: names.length,
    'not stored': names.filter((name) => !stored.has(name)).length,
    'stored twice': names.filter((name) => Number(stored.get(name)) > 1).length,
    'not delivered': names.filter((name) => !deliveries.has(name)).length,
    'delivered twice or more': names.filter((name) => Number(deliveries.get(name)) > 1).length,
  };
}

async function loadAtOnce(program: string, databaseUrl: string): Promise<Record<string, Record<string, number>>> {
  const port = freePort();
  const barePort = freePort();
  const service = await startProgram([program], settings(databaseUrl, port));
  const bare = await startProgram(['-e', bareServer], {PORT: String(barePort)});
  const rows: Record<string, Record<string, number>> = {};
  try {
    // Opens the connections of the pool.
    await Promise.all(Array.from({length: 50}, (_, number) => post(port, `warm-${number}`)));
    await Promise.all(Array.from({length: 50}, (_, number) => post(barePort, `warm-${number}`)));
    for (let repetition = 1; repetition <= repetitions; repetition += 1) {
      const prefix = `burst-${repetition}`;
      rows[`service, ${burst} posts at once, run ${repetition}`] = {
        ...(await measureBurst(port, prefix)),
        rows: Number(
          (await query(databaseUrl, `SELECT count(*)::int AS n FROM leads WHERE first_name LIKE '${prefix}-%'`))[0]?.n,
        ),
      };
      rows[`bare server, ${burst} posts at once, run ${repetition}`] = await measureBurst(barePort, prefix);
    }
    return rows;
  } finally {
    service.kill('SIGTERM');
    bare.kill('SIGTERM');
  }
}

async function measureBurst(port: number, prefix: string): Promise<Record<string, number>> {
  const started = performance.now();
  const posts = await Promise.all(Array.from({length: burst}, (_, number) => post(port, `${prefix}-${number}`)));
  const seconds = (performance.now() - started) / 1000;
  const times = posts.map(({milliseconds}) => milliseconds).sort((one, other) => one - other);
  return {
    accepted: posts.filter(({ok}) => ok).length,
    'per second': Math.round(burst / seconds),
    'p50 ms': Math.round(times[Math.floor(burst * 0.5)] ?? 0),
    'p99 ms': Math.round(times[Math.floor(burst * 0.99)] ?? 0),
  };
}

const agent = new Agent({keepAlive: true});

function post(port: number, firstName: string): Promise<{ok: boolean; milliseconds: number}> {
  const started = performance.now();
  const body = JSON.stringify({
    firstName,
    companyName: 'Example Ltd',
    workEmail: 'ada@example.com',
    pageUrl: 'prreview',
  });
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ok, milliseconds: performance.now() - started});
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Origin: 'https://ovamai.example',
    };
    const request = httpRequest(
      {agent, port, host: '127.0.0.1', path: leadPath, method: 'POST', headers},
      (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode === 200));
        response.on('error', () => end(false));
      },
    );
    request.on('error', () => end(false));
    request.end(body);
  });
}

/** Starts a Node program; resolves once it prints its first line. */
async function startProgram(args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const program = spawn(process.execPath, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'inherit']});
  await once(program.stdout, 'data');
  return program;
}
