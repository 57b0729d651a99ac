import {createHash, randomUUID} from 'node:crypto';
import {leadFields} from '../../lib/lead';
import {type DatabaseOptions, openDatabase} from './database';
import {normalizeEmail} from './email';
import {feedbackStore} from './feedbackStore';
import {limitedVisit} from './rateLimit';
import type {Channel, Delivery, Health, LeadStore, Outcome, StoredLead} from './store';
import {duplicateMs, leadContent} from './store';

type Options = DatabaseOptions & {
  /** Channels to which new leads are delivered. */
  channels: readonly Channel[];
  /** Maximum number of leads a minute from one address; 0: unlimited. */
  perMinute: number;
};

/** A claimed delivery: no other service attempts it before the claim expires. */
export type Claim = {lead: StoredLead; attempts: number};

export type LeadWithDeliveries = StoredLead & {deliveries: Delivery[]};

/** Selects leads: one, those of an e-mail address in any notation, those received since a time. */
export type LeadFilter = {id?: string; email?: string; since?: Date};

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
  const {channels, perMinute} = options;
  const {run, pool, close} = openDatabase(options);
  // Connections of its own: leads are stored while a table of feedback is locked.
  const feedback = openDatabase({...options, maxConnections: Math.min(4, options.maxConnections ?? 4)});

  /** Returns leads in the order of their arrival, a thousand a query. */
  async function* pages({id, email, since}: LeadFilter): AsyncGenerator<LeadWithDeliveries[]> {
    // The position is a value, because the last lead of a page may be deleted; as text, because dates are less exact.
    const sql = `SELECT ${leadColumns}, l.received_at::text AS position, coalesce((
        SELECT json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
          'lastError', last_error) ORDER BY channel DESC)
        FROM lead_deliveries d WHERE d.lead_id = l.id), '[]') AS deliveries
      FROM leads l WHERE ($1::uuid IS NULL OR id = $1) AND ($2::timestamptz IS NULL OR received_at >= $2)
        AND ($3::timestamptz IS NULL OR (received_at, id) > ($3, $4::uuid))
      ORDER BY received_at, id LIMIT 1000`;
    const wanted = email === undefined ? undefined : normalizeEmail(email);
    let last: {position: string; id: string} | undefined;
    do {
      const rows = await run<LeadWithDeliveries & {position: string}>(sql, [id, since, last?.position, last?.id]);
      yield rows
        .map(({position: _, ...lead}) => lead)
        .filter(({workEmail}) => wanted === undefined || normalizeEmail(workEmail) === wanted);
      last = rows.at(-1);
    } while (last);
  }

  /** Runs a statement for each page of leads, whose ids are `$1`. Returns the number of all rows. */
  async function runForEach(filter: LeadFilter, statement: string, ...values: unknown[]): Promise<number> {
    let count = 0;
    for await (const leads of pages(filter)) {
      count += (await run(statement, [leads.map(({id}) => id), ...values])).length;
    }
    return count;
  }

  return {
    /** Connects and creates the tables. Rejects if the database is down or cannot be used. */
    open: () => run('SELECT'),

    /** Stores a lead with a pending delivery for each channel. */
    async save({visitors, marks, attribution = null, ...lead}) {
      // Postgres cannot store NUL.
      const texts = leadFields.map((field) => lead[field].replaceAll('\0', '\uFFFD'));
      const digest = createHash('sha256').update(leadContent(lead)).digest('base64url');
      const request = [visitors, perMinute, digest, randomUUID(), duplicateMs / 1000];
      const sql = `${limitedVisit}, digest AS (
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
      const values = [...request, ...texts, leadsPerHour, marks, manyFromAddress, channels, attribution];
      const [row] = await run<{allowed: boolean; stored: boolean}>(sql, values, {waits: true});
      if (!row?.allowed) return 'limited';
      return row.stored ? 'stored' : 'duplicate';
    },

    /** Claims deliveries that are due: half of them the latest, so that new leads do not wait for a backlog. */
    async claim(channel: Channel, count: number): Promise<Claim[]> {
      const due = (order: string) => `SELECT lead_id FROM lead_deliveries
          WHERE channel = $1 AND state = 'pending'
            AND (next_at <= clock OR next_at > clock + interval '${maxPauseHours} hours')
          ORDER BY next_at ${order} FOR UPDATE SKIP LOCKED`;
      // Materialized: the planner may otherwise repeat the subqueries, and claim more than `count`.
      const sql = `WITH oldest AS MATERIALIZED (${due('LIMIT ($2::int + 1) / 2')}
        ), latest AS MATERIALIZED (${due('DESC LIMIT $2 / 2')}
        )
        UPDATE lead_deliveries d SET attempts = d.attempts + 1, next_at = clock + interval '${claimSeconds} seconds'
        FROM (TABLE oldest UNION TABLE latest) AS due JOIN leads l ON l.id = due.lead_id
        WHERE d.lead_id = due.lead_id AND d.channel = $1
        RETURNING ${leadColumns}, d.attempts`;
      const rows = await run<StoredLead & {attempts: number}>(sql, [channel, count]);
      return rows.map(({attempts, ...lead}) => ({lead, attempts}));
    },

    /**
     * Stores an attempt and its outcome; only the attempt if the claim has expired and another service has claimed the
     * delivery.
     */
    async settle(channel: Channel, {lead, attempts}: Claim, outcome: Outcome, milliseconds: number): Promise<void> {
      const {state, answer, pauseMs = 0} = outcome;
      const sql = `WITH attempt AS (
          INSERT INTO lead_attempts SELECT id, $2, clock - $7::int * interval '1 millisecond', $5, $7
          FROM leads WHERE id = $1
        )
        UPDATE lead_deliveries SET state = $4, last_error = CASE WHEN $4 <> 'delivered' THEN $5 END,
          next_at = clock + $6::float * interval '1 millisecond', delivered_at = CASE WHEN $4 = 'delivered' THEN clock END
        WHERE lead_id = $1::uuid AND channel = $2 AND attempts = $3::int AND state = 'pending'`;
      await run(sql, [lead.id, channel, attempts, state, answer, pauseMs, milliseconds]);
    },

    /** Returns the selected leads in the order of their arrival. */
    async *list(filter: LeadFilter = {}): AsyncGenerator<LeadWithDeliveries> {
      for await (const leads of pages(filter)) yield* leads;
    },

    /** Returns the attempts to deliver a lead, in their order. */
    attempts(id: string) {
      const sql = 'SELECT channel, at, answer, milliseconds FROM lead_attempts WHERE lead_id = $1 ORDER BY at';
      return run<{channel: Channel; at: Date; answer: string; milliseconds: number}>(sql, [id]);
    },

    /** Deletes the selected leads, and everything stored for them. Returns their number. */
    erase: (filter: LeadFilter) => runForEach(filter, 'DELETE FROM leads WHERE id = ANY($1::uuid[]) RETURNING id'),

    /** Makes all deliveries of the selected leads due now, also those that have arrived, but none that may be claimed. */
    async replay(filter: LeadFilter): Promise<number> {
      const sql = `INSERT INTO lead_deliveries AS d (lead_id, channel, next_at)
        SELECT id, channel, clock FROM unnest($1::uuid[]) AS id, unnest($2::text[]) AS channel
        ON CONFLICT (lead_id, channel) DO UPDATE SET state = 'pending', attempts = 0, next_at = excluded.next_at
        WHERE d.state <> 'pending' OR d.next_at > excluded.next_at + interval '${claimSeconds} seconds'
        RETURNING lead_id`;
      return runForEach(filter, sql, channels);
    },

    /** Makes failed deliveries, and those that wait for their next attempt, due now. Returns their number. */
    async retry(): Promise<number> {
      const sql = `UPDATE lead_deliveries SET state = 'pending', attempts = 0, next_at = clock
        WHERE state = 'failed' OR (state = 'pending' AND next_at > clock + interval '${claimSeconds} seconds')
        RETURNING lead_id`;
      return (await run(sql)).length;
    },

    /** Returns the state of the store and of the deliveries. Rejects if the database cannot be written. */
    async health(keepDays: number): Promise<Health> {
      const [row] = await run<Health>(
        `WITH written AS (
          INSERT INTO lead_health VALUES (1, clock) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at
        )
        SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
          count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'notSet')::int AS "notSet",
          coalesce(extract(epoch FROM clock - min(received_at) FILTER (WHERE state = 'pending')), 0)::int
            AS "oldestSeconds",
          greatest(0, extract(epoch FROM clock - (SELECT min(received_at) FROM leads) - $1::int * interval '1 day'))::int
            AS "overdueSeconds",
          (SELECT coalesce(json_object_agg(name, last.answer), '{}') FROM unnest($2::text[]) AS name, LATERAL (
            SELECT answer FROM lead_attempts WHERE channel = name ORDER BY at DESC LIMIT 1) AS last) AS "lastAnswers"
        FROM (SELECT CASE WHEN channel = ANY($2) THEN state ELSE 'notSet' END AS state, received_at
          FROM lead_deliveries JOIN leads ON id = lead_id WHERE state IN ('pending', 'failed')) AS deliveries`,
        [keepDays, channels],
      );
      return row as Health;
    },

    /**
     * Deletes leads after their retention time, up to 10,000, hashes of addresses after a day and digests after ten
     * minutes. Leads are deleted only if the database's clock and this machine's agree that their time is over. Returns
     * the number of leads.
     */
    async purge(keepDays: number, visitorHashDays: number, machineTime: Date): Promise<number> {
      const sql = `WITH visits AS (
          DELETE FROM lead_visits WHERE visited_at < clock - $2::int * interval '1 day'
        ), digests AS (
          DELETE FROM lead_digests WHERE received_at < clock - $3::float * interval '1 second'
        )
        DELETE FROM leads WHERE id = ANY(ARRAY(
          SELECT id FROM leads WHERE received_at < least(clock, $4::timestamptz) - $1::int * interval '1 day'
          ORDER BY received_at LIMIT 10000)) RETURNING id`;
      return (await run(sql, [keepDays, visitorHashDays, duplicateMs / 1000, machineTime])).length;
    },

    /** Moves mails to addresses that are no longer set, unless a service has claimed them since they are due, to those that are. */
    async redirectMail(): Promise<number> {
      const sql = `WITH removed AS (
          DELETE FROM lead_deliveries WHERE ctid = ANY(ARRAY(SELECT ctid FROM lead_deliveries
            WHERE channel LIKE 'mail%' AND channel <> ALL($1::text[]) AND state <> 'delivered'
              AND next_at < clock - interval '5 minutes' LIMIT 1000 FOR UPDATE SKIP LOCKED))
          RETURNING lead_id
        ), moved AS (
          INSERT INTO lead_deliveries (lead_id, channel, next_at)
          SELECT DISTINCT lead_id, channel, clock FROM removed, unnest($1) AS channel ON CONFLICT DO NOTHING
        )
        SELECT FROM removed`;
      const addresses = channels.filter((channel) => channel.startsWith('mail'));
      return addresses.length > 0 ? (await run(sql, [addresses])).length : 0;
    },

    /** Answers, searches and reports of visitors. */
    feedback: feedbackStore(feedback.run, perMinute),

    pool,
    close: async () => void (await Promise.all([close(), feedback.close()])),
  } satisfies LeadStore & Record<string, unknown>;
}
