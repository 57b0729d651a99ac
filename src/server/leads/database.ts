import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {Pool, type PoolClient, type QueryResultRow} from 'pg';
import {migrationSql, statementTimeoutMs} from './migrations';

export type DatabaseOptions = {
  url: string;
  /** Returns the time. Default: the database's clock, which all services share. */
  now?: () => Date;
  maxConnections?: number;
  /**
   * Maximum time to wait for a connection, and for a database that restarts while a lead is stored. With the time of a
   * query, less than the 15 s that the form waits.
   */
  connectTimeoutMs?: number;
  /** Time after which a query is canceled, if the database does not end it itself. */
  queryTimeoutMs?: number;
};

/** Codes of connections that were lost or refused, for example by a restart of the database: a new one may succeed. */
const lostConnection = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|57P0[123]|53300)$/;

const queryCanceled = '57014';

/** Pause between attempts to reach a database that restarts. */
const reconnectPauseMs = 200;

/** Opens a pool of connections to Postgres. The first statement brings the schema up to date. */
export function openDatabase(options: DatabaseOptions) {
  const {url, now, maxConnections = 10, connectTimeoutMs = 8000} = options;
  const {queryTimeoutMs = statementTimeoutMs + 500} = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    // Ends the wait for a server that does not respond to the cancellation either.
    query_timeout: queryTimeoutMs + 1000,
    application_name: 'leads',
  });
  // Without listeners, the loss of a connection would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  let migration: Promise<unknown> | undefined;

  /**
   * Runs SQL. If it takes too long, cancels it: otherwise the server would continue it, next to the queries of further
   * connections. Afterwards, the connection is used again.
   */
  async function query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
    const client = await pool.connect();
    let isUsable = true;
    let cancellation: Promise<unknown> | undefined;
    const timer = setTimeout(() => {
      cancellation = cancelQuery(client).catch(() => {});
    }, queryTimeoutMs);
    try {
      return (await client.query<Row>(sql, values)).rows;
    } catch (error) {
      isUsable = (error as {code?: string}).code === queryCanceled;
      throw error;
    } finally {
      clearTimeout(timer);
      await cancellation;
      client.release(!isUsable);
    }
  }

  return {
    /**
     * Runs a statement, in which the word `clock` means the time. If the connection was lost, runs it again: at once, and,
     * if it `waits`, until `connectTimeoutMs` have passed. If tables or columns are missing, migrates again: a dump was restored.
     */
    async run<Row extends QueryResultRow>(
      statement: string,
      values: unknown[] = [],
      {waits = false} = {},
    ): Promise<Row[]> {
      const deadline = waits ? Date.now() + connectTimeoutMs : 0;
      for (let attempt = 1; ; attempt += 1) {
        try {
          migration ??= query(migrationSql).catch((error) => {
            migration = undefined;
            throw error;
          });
          await migration;
          const time = now ? `timestamptz '${now().toISOString()}'` : 'now()';
          return await query<Row>(statement.replaceAll(/\bclock\b/g, time), values);
        } catch (error) {
          const {message = '', code = ''} = error as {message?: string; code?: string};
          const isLost = lostConnection.test(code) || message === 'Connection terminated unexpectedly';
          const isMissing = /^(42P01|42703)$/.test(code);
          if (isMissing) migration = undefined;
          const isRetried = attempt === 1 ? isLost || isMissing : isLost && Date.now() < deadline;
          if (!isRetried) {
            // Errors of connections to hosts with several addresses have a code, but no message.
            throw Object.assign(new Error(`The database (LEADS_DATABASE_URL) failed: ${message || code}`), {code});
          }
          if (attempt > 1) await pause(reconnectPauseMs);
        }
      }
    },

    /** Numbers of open connections, of those without a query, and of queries that wait for one. */
    pool: () => ({poolOpen: pool.totalCount, poolIdle: pool.idleCount, poolWaiting: pool.waitingCount}),

    close: () => pool.end(),
  };
}

/** Requests that the server ends the query of a connection (Postgres, "Canceling Requests in Progress"). */
async function cancelQuery(client: PoolClient): Promise<void> {
  const {host, port, processID, secretKey} = client as PoolClient & {processID: number; secretKey: number};
  const request = Buffer.alloc(16);
  for (const [index, value] of [16, 80_877_102, processID, secretKey].entries()) request.writeInt32BE(value, index * 4);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  // The server closes the connection: if the client did, PgBouncer 1.18 would crash.
  socket.setTimeout(1000, () => socket.destroy()).write(request);
  await once(socket.resume(), 'close');
}
