import {createHash, randomUUID} from 'node:crypto';
import {Pool, type QueryResultRow} from 'pg';
import {leadFields} from '../../lib/lead';
import {migrationSql} from './migrations';
import type {Channel, Delivery, Health, LeadStore, Outcome, StoredLead} from './store';
import {duplicateMs, leadContent} from './store';

type Options = {
  url: string;
  /** Channels to which new leads are delivered. */
  channels: readonly Channel[];
  /** Maximum number of leads a minute from one address; 0: unlimited. */
  perMinute: number;
  /** Returns the time. Default: the database's clock, which all services share. */
  now?: () => Date;
  maxConnections?: number;
  /** Maximum time to wait for a connection. With `queryTimeoutMs`, less than the 15 s that the form waits. */
  connectTimeoutMs?: number;
  queryTimeoutMs?: number;
};

/** A claimed delivery: no other service attempts it before the claim expires. */
export type Claim = {lead: StoredLead; attempts: number};

export type LeadWithDeliveries = StoredLead & {deliveries: Delivery[]};

export type PostgresStore = ReturnType<typeof postgresStore>;

/** Mark of leads from an address that sent more than `leadsPerHour` in the last hour. */
const manyFromAddress = 'many-from-address';
const leadsPerHour = 3;

/** Time after which a claimed delivery without an outcome is attempted again: its service has ended. */
const claimSeconds = 60;

/** Longer than any pause: a delivery that is due later was stored while a clock was wrong. */
const maxPauseHours = 48;

const leadColumns = `l.id, l.received_at AS "receivedAt", l.marks, l.attribution, l.first_name AS "firstName",
  l.company_name AS "companyName", l.work_email AS "workEmail", l.page_url AS "pageUrl"`;

/**
 * Creates the store in Postgres, which any number of services share. Each operation is one statement, so that it is
 * atomic and also works through a connection pooler. The first operation brings the schema up to date.
 */
export function postgresStore(options: Options) {
  const {url, channels, perMinute, now, maxConnections = 10, connectTimeoutMs = 8000, queryTimeoutMs = 5000} = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'leads',
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => {});
  let isMigrated = false;

  /** Runs a statement, in which the word `clock` means the time. Retries it once if the connection was lost. */
  async function run<Row extends QueryResultRow>(statement: string, ...values: unknown[]): Promise<Row[]> {
    const time = now ? `timestamptz '${now().toISOString()}'` : 'now()';
    const query = () => pool.query<Row>(statement.replaceAll(/\bclock\b/g, time), values);
    try {
      if (!isMigrated) await pool.query(migrationSql);
      isMigrated = true;
      const {rows} = await query().catch((error: unknown) => {
        if (isConnectionLost(error)) return query();
        throw error;
      });
      return rows;
    } catch (error) {
      // Errors of connections to hosts with several addresses have a code, but no message.
      const {message, code} = error as {message?: string; code?: string};
      throw new Error(`The database (LEADS_DATABASE_URL) failed: ${message || code}`);
    }
  }

  return {
    /** Stores a lead with a pending delivery for each channel. */
    async save({visitor, marks, attribution = null, ...lead}) {
      // Postgres cannot store NUL.
      const texts = leadFields.map((field) => lead[field].replaceAll('\0', '\uFFFD'));
      const digest = createHash('sha256').update(leadContent(lead)).digest('base64url');
      const request = [visitor ?? null, perMinute, digest, randomUUID(), duplicateMs / 1000];
      const marking = [leadsPerHour, marks, manyFromAddress];
      const sql = `WITH recent AS (
          SELECT count(*) FILTER (WHERE visited_at > clock - interval '1 minute') AS minute, count(*) AS hour
          FROM lead_visits WHERE visitor = $1 AND visited_at > clock - interval '1 hour' AND visited_at <= clock
        ), allowed AS (
          SELECT hour FROM recent WHERE $2::int = 0 OR minute < $2
        ), visit AS (
          INSERT INTO lead_visits SELECT $1, clock FROM allowed WHERE $1 IS NOT NULL
        ), digest AS (
          INSERT INTO lead_digests AS d SELECT $3, $4::uuid, clock FROM allowed
          ON CONFLICT (digest) DO UPDATE SET lead_id = excluded.lead_id, received_at = excluded.received_at
          WHERE abs(extract(epoch FROM excluded.received_at - d.received_at)) >= $5::float
          RETURNING lead_id
        ), lead AS (
          INSERT INTO leads SELECT lead_id, clock, $6, $7, $8, $9,
            CASE WHEN hour >= $10::int THEN $11::text[] || $12::text ELSE $11 END, $14::jsonb
          FROM digest, allowed RETURNING id
        ), delivery AS (
          INSERT INTO lead_deliveries (lead_id, channel, next_at)
          SELECT id, channel, clock FROM lead, unnest($13::text[]) AS channel
        )
        SELECT EXISTS (SELECT FROM allowed) AS allowed, EXISTS (SELECT FROM lead) AS stored`;
      const [row] = await run<{allowed: boolean; stored: boolean}>(
        sql,
        ...request,
        ...texts,
        ...marking,
        channels,
        attribution,
      );
      if (!row?.allowed) return 'limited';
      return row.stored ? 'stored' : 'duplicate';
    },

    /** Claims deliveries that are due. */
    async claim(channel: Channel, count: number): Promise<Claim[]> {
      // Materialized: the planner may otherwise repeat the subquery, and claim more than `count`.
      const sql = `WITH due AS MATERIALIZED (
          SELECT lead_id FROM lead_deliveries
          WHERE channel = $1 AND state = 'pending'
            AND (next_at <= clock OR next_at > clock + interval '${maxPauseHours} hours')
          ORDER BY next_at LIMIT $2::int FOR UPDATE SKIP LOCKED
        )
        UPDATE lead_deliveries d SET attempts = d.attempts + 1, next_at = clock + interval '${claimSeconds} seconds'
        FROM due JOIN leads l ON l.id = due.lead_id WHERE d.lead_id = due.lead_id AND d.channel = $1
        RETURNING ${leadColumns}, d.attempts`;
      const rows = await run<StoredLead & {attempts: number}>(sql, channel, count);
      return rows.map(({attempts, ...lead}) => ({lead, attempts}));
    },

    /** Stores the outcome of an attempt, unless the claim has expired and another service has claimed the delivery. */
    async settle(channel: Channel, {lead, attempts}: Claim, outcome: Outcome): Promise<void> {
      const {state, reason = null, pauseMs = 0} = outcome;
      const sql = `UPDATE lead_deliveries SET state = $4, last_error = $5,
          next_at = clock + $6::float * interval '1 millisecond', delivered_at = CASE WHEN $4 = 'delivered' THEN clock END
        WHERE lead_id = $1::uuid AND channel = $2 AND attempts = $3::int AND state = 'pending'`;
      await run(sql, lead.id, channel, attempts, state, reason, pauseMs);
    },

    /** Returns leads in the order of their arrival, a thousand a query. */
    async *list(email?: string): AsyncGenerator<LeadWithDeliveries> {
      const sql = `SELECT ${leadColumns}, coalesce((
          SELECT json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
            'lastError', last_error) ORDER BY channel DESC)
          FROM lead_deliveries d WHERE d.lead_id = l.id), '[]') AS deliveries
        FROM leads l WHERE ($1::text IS NULL OR lower(trim(work_email)) = lower(trim($1)))
          AND ($2::uuid IS NULL OR (received_at, id) > (SELECT received_at, id FROM leads WHERE id = $2))
        ORDER BY received_at, id LIMIT 1000`;
      let last: LeadWithDeliveries | undefined;
      do {
        const leads = await run<LeadWithDeliveries>(sql, email ?? null, last?.id ?? null);
        yield* leads;
        last = leads.at(-1);
      } while (last);
    },

    /** Deletes all leads with an e-mail address, and everything stored for them. Returns their number. */
    async erase(email: string): Promise<number> {
      const sql = 'DELETE FROM leads WHERE lower(trim(work_email)) = lower(trim($1)) RETURNING id';
      return (await run(sql, email)).length;
    },

    /** Makes failed deliveries, and those that wait for their next attempt, due now. Returns their number. */
    async retry(): Promise<number> {
      const sql = `UPDATE lead_deliveries SET state = 'pending', attempts = 0, next_at = clock
        WHERE state = 'failed' OR (state = 'pending' AND next_at > clock + interval '${claimSeconds} seconds')
        RETURNING lead_id`;
      return (await run(sql)).length;
    },

    /** Returns the state of the deliveries. Rejects if the database cannot be written. */
    async health(): Promise<Health> {
      const [row] = await run<Health>(
        `WITH written AS (
          INSERT INTO lead_health VALUES (1, clock) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at
        )
        SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
          count(*) FILTER (WHERE state = 'failed')::int AS failed,
          coalesce(extract(epoch FROM clock - min(received_at) FILTER (WHERE state = 'pending')), 0)::int
            AS "oldestSeconds"
        FROM lead_deliveries JOIN leads ON id = lead_id WHERE state IN ('pending', 'failed')`,
      );
      return row as Health;
    },

    /**
     * Deletes leads after their retention time, hashes of addresses after a day and digests after ten minutes. Leads are
     * deleted only if the database's clock and this machine's agree that their time is over.
     */
    async purge(keepDays: number, visitorHashDays: number, machineTime: Date): Promise<number> {
      const sql = `WITH visits AS (
          DELETE FROM lead_visits WHERE visited_at < clock - $2::int * interval '1 day'
        ), digests AS (
          DELETE FROM lead_digests WHERE received_at < clock - $3::float * interval '1 second'
        )
        DELETE FROM leads WHERE received_at < least(clock, $4::timestamptz) - $1::int * interval '1 day' RETURNING id`;
      return (await run(sql, keepDays, visitorHashDays, duplicateMs / 1000, machineTime)).length;
    },

    close: () => pool.end(),
  } satisfies LeadStore & Record<string, unknown>;
}

/** Whether the connection was lost, for example by a restart of the database, so that a new one may succeed. */
function isConnectionLost(error: unknown): boolean {
  const {code, message} = error as {code?: string; message?: string};
  return /^(ECONNRESET|EPIPE|57P0[12])$/.test(code ?? '') || message === 'Connection terminated unexpectedly';
}
