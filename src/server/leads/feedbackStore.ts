import type {Feedback, Missing} from '../../lib/feedback';
import type {openDatabase} from './database';
import {limitedVisit} from './rateLimit';

/** A visitor's answer to "Was this page helpful?", as stored. */
export type PageAnswer = Omit<Feedback, 'missing' | 'text'> & {missing?: Missing | null; text?: string | null};

/** One search: its words, the number of results, and the result that was opened, from position 1. */
export type SiteSearch = {words: string; results: number; opened?: {path: string; position: number} | null};

/** The searches that one request contains; `id` is that of the request. */
export type SearchLog = {id: string; searches: readonly SiteSearch[]};

/** A resource or script that a page's Content-Security-Policy has blocked: its origin, or a keyword such as `inline`. */
export type BlockedResource = {directive: string; blocked: string; path: string};

export type CountedReport = BlockedResource & {count: number; lastSeen: Date};

/** `limited`: the visitor's address has sent too many requests of this kind in this minute; nothing is stored. */
export type FeedbackResult = 'stored' | 'limited';

export type FeedbackStore = ReturnType<typeof feedbackStore>;

/**
 * Maximum number of new combinations of directive, blocked origin and page that are stored in 24 hours, so that invented
 * reports cannot fill the table: at most 36,000 rows in 180 days. Known combinations are counted without a limit. Requests
 * that arrive at the same moment can exceed it.
 */
export const maxNewReportsPerDay = 200;

/** Maximum number of rows that `read` returns of each table: the latest. */
const maxRows = 100_000;

/** Stores answers, searches and reports. Each operation is one statement, as in `postgresStore`. */
export function feedbackStore(run: ReturnType<typeof openDatabase>['run'], perMinute: number) {
  /** Runs common table expressions that store something if `allowed` has a row. Their parameters begin with `$3`. */
  async function save(kind: string, visitors: readonly string[], sql: string, values: unknown[]) {
    // Counted for each kind, and apart from leads: an answer must not mark a lead or prevent it.
    const counted = visitors.map((visitor) => `${kind}:${visitor}`);
    const statement = `${limitedVisit}, ${sql} SELECT EXISTS (SELECT FROM allowed) AS allowed`;
    const [row] = await run<{allowed: boolean}>(statement, [counted, perMinute, ...values], {waits: true});
    return row?.allowed ? 'stored' : 'limited';
  }

  return {
    /** Stores an answer; a later one with the same id replaces it. */
    saveAnswer({id, path, answer, missing, text}: Feedback, visitors: readonly string[]): Promise<FeedbackResult> {
      const sql = `stored AS (
          INSERT INTO site_feedback (id, received_at, path, answer, missing, comment)
          SELECT $3::uuid, clock, $4::text, $5::text, $6::text, $7::text FROM allowed
          ON CONFLICT (id) DO UPDATE SET received_at = excluded.received_at, path = excluded.path,
            answer = excluded.answer, missing = excluded.missing, comment = excluded.comment
        )`;
      return save('feedback', visitors, sql, [id, path, answer, missing, text]);
    },

    /** Stores the searches of one request; its repetition, with the same id, is ignored. */
    saveSearches({id, searches}: SearchLog, visitors: readonly string[]): Promise<FeedbackResult> {
      const sql = `stored AS (
          INSERT INTO site_searches (id, number, received_at, words, results, opened_path, opened_position)
          SELECT $3::uuid, number, clock, value->>'words', (value->>'results')::int, value->'opened'->>'path',
            (value->'opened'->>'position')::int
          FROM allowed, jsonb_array_elements($4::jsonb) WITH ORDINALITY AS sent (value, number)
          ON CONFLICT DO NOTHING
        )`;
      return save('searches', visitors, sql, [id, JSON.stringify(searches)]);
    },

    /** Counts reports by directive, blocked origin and page; of new ones, stores at most `maxNewReportsPerDay`. */
    saveReports(reports: readonly BlockedResource[], visitors: readonly string[]): Promise<FeedbackResult> {
      // Sorted: statements that update the same rows in another order would wait for each other.
      const sql = `sent AS (
          SELECT directive, blocked, path, count(*) AS number FROM jsonb_to_recordset($3::jsonb)
            AS report (directive text, blocked text, path text) GROUP BY directive, blocked, path
        ), ranked AS (
          SELECT sent.*, known.count AS earlier, row_number() OVER (PARTITION BY known.count IS NULL) AS rank
          FROM sent LEFT JOIN site_reports known USING (directive, blocked, path)
        ), free AS (
          SELECT ${maxNewReportsPerDay} - count(*) AS rows FROM site_reports WHERE first_seen > clock - interval '1 day'
        ), stored AS (
          INSERT INTO site_reports AS r (directive, blocked, path, first_seen, last_seen, count)
          SELECT directive, blocked, path, clock, clock, number FROM allowed, free, ranked
          WHERE earlier IS NOT NULL OR rank <= free.rows ORDER BY directive, blocked, path
          ON CONFLICT (directive, blocked, path)
          DO UPDATE SET last_seen = excluded.last_seen, count = r.count + excluded.count
        )`;
      return save('reports', visitors, sql, [JSON.stringify(reports)]);
    },

    /** Returns the answers since a time, or those that contain a text in any case: the latest first. */
    answers({since = new Date(0), text}: {since?: Date; text?: string}) {
      const sql = `SELECT id, received_at AS "receivedAt", path, answer, missing, comment AS text FROM site_feedback
        WHERE received_at >= $1 AND ($2::text IS NULL OR strpos(lower(comment), lower($2)) > 0)
        ORDER BY received_at DESC, id LIMIT ${maxRows}`;
      return run<PageAnswer & {receivedAt: Date}>(sql, [since, text]);
    },

    /** Returns what was stored since a time: the latest answers and searches first, the most frequent reports first. */
    async read(since: Date) {
      const answers = await this.answers({since});
      const latest = <Row extends object>(sql: string) => run<Row>(`${sql} LIMIT ${maxRows}`, [since]);
      const searches = await latest<SiteSearch>(`SELECT words, results, CASE WHEN opened_path IS NOT NULL
          THEN json_build_object('path', opened_path, 'position', opened_position) END AS opened
        FROM site_searches WHERE received_at >= $1 ORDER BY received_at DESC, id, number`);
      const reports = await latest<CountedReport>(`SELECT directive, blocked, path, count::float8 AS count,
          last_seen AS "lastSeen"
        FROM site_reports WHERE last_seen >= $1 ORDER BY count DESC, directive, blocked, path`);
      return {answers, searches, reports};
    },

    /** Deletes the answer with an id, or the answers and searches that contain a text in any case. Returns their number. */
    async erase({id, text}: {id?: string; text?: string}): Promise<number> {
      const sql = `WITH answers AS (
          DELETE FROM site_feedback WHERE id = $1::uuid OR strpos(lower(comment), lower($2::text)) > 0 RETURNING 1
        ), searches AS (
          DELETE FROM site_searches WHERE strpos(lower(words), lower($2)) > 0 RETURNING 1
        )
        TABLE answers UNION ALL TABLE searches`;
      return (await run(sql, [id, text])).length;
    },

    /**
     * Deletes answers and searches after `keepDays`, and reports that were not repeated for as long, up to 10,000 of each.
     * Like leads, only if the database's clock and this machine's agree. Returns their number.
     */
    async purge(keepDays: number, machineTime: Date): Promise<number> {
      const expired = (table: string, time: string) => `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM ${table} WHERE ${time} < least(clock, $2::timestamptz) - $1::int * interval '1 day'
          ORDER BY ${time} LIMIT 10000)) RETURNING 1`;
      const sql = `WITH answers AS (${expired('site_feedback', 'received_at')}),
        searches AS (${expired('site_searches', 'received_at')}),
        reports AS (${expired('site_reports', 'last_seen')})
        TABLE answers UNION ALL TABLE searches UNION ALL TABLE reports`;
      return (await run(sql, [keepDays, machineTime])).length;
    },
  };
}
