/** Changes of the schema, in order. Never edit one that was released: append another. */
const migrations = [
  `
  CREATE TABLE leads (id uuid PRIMARY KEY, received_at timestamptz NOT NULL, first_name text NOT NULL,
    company_name text NOT NULL, work_email text NOT NULL, page_url text NOT NULL, marks text[] NOT NULL);
  CREATE INDEX leads_by_time ON leads (received_at, id);

  CREATE TABLE lead_deliveries (lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE, channel text NOT NULL,
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
    attempts int NOT NULL DEFAULT 0, next_at timestamptz NOT NULL, last_error text, delivered_at timestamptz,
    PRIMARY KEY (lead_id, channel));
  CREATE INDEX lead_deliveries_pending ON lead_deliveries (channel, next_at) WHERE state = 'pending';
  CREATE INDEX lead_deliveries_failed ON lead_deliveries (channel) WHERE state = 'failed';

  CREATE TABLE lead_digests (digest text PRIMARY KEY, lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
    received_at timestamptz NOT NULL);
  CREATE INDEX lead_digests_by_lead ON lead_digests (lead_id);

  CREATE TABLE lead_visits (visitor text NOT NULL, visited_at timestamptz NOT NULL);
  CREATE INDEX lead_visits_by_visitor ON lead_visits (visitor, visited_at);
  CREATE INDEX lead_visits_by_time ON lead_visits (visited_at);

  CREATE TABLE lead_health (id int PRIMARY KEY, checked_at timestamptz NOT NULL);
  `,
  'ALTER TABLE leads ADD COLUMN attribution jsonb;',
  `
  CREATE TABLE IF NOT EXISTS lead_attempts (lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE, channel text NOT NULL,
    at timestamptz NOT NULL, answer text NOT NULL, milliseconds int NOT NULL);
  CREATE INDEX IF NOT EXISTS lead_attempts_by_lead ON lead_attempts (lead_id, at);
  CREATE INDEX IF NOT EXISTS lead_attempts_by_channel ON lead_attempts (channel, at);
  `,
  `
  CREATE TABLE IF NOT EXISTS site_feedback (id uuid PRIMARY KEY, received_at timestamptz NOT NULL, path text NOT NULL,
    answer text NOT NULL, missing text, comment text);
  CREATE INDEX IF NOT EXISTS site_feedback_by_time ON site_feedback (received_at);

  CREATE TABLE IF NOT EXISTS site_searches (id uuid NOT NULL, number int NOT NULL, received_at timestamptz NOT NULL,
    words text NOT NULL, results int NOT NULL, opened_path text, opened_position int, PRIMARY KEY (id, number));
  CREATE INDEX IF NOT EXISTS site_searches_by_time ON site_searches (received_at);

  CREATE TABLE IF NOT EXISTS site_reports (directive text NOT NULL, blocked text NOT NULL, path text NOT NULL,
    first_seen timestamptz NOT NULL, last_seen timestamptz NOT NULL, count bigint NOT NULL,
    PRIMARY KEY (directive, blocked, path));
  `,
];

/** Time after which Postgres ends a statement of the service. */
export const statementTimeoutMs = 5000;

/** Error code of a database whose encoding cannot store every lead. */
export const wrongEncoding = 'LE001';

/**
 * Brings the schema up to date. Postgres runs it as one transaction. Of several services that start at once, one inserts
 * the version, and the others wait for it. Contains no advisory lock, which poolers such as Hyperdrive do not support.
 *
 * The timeout is a setting of the role in this database, because poolers refuse it as a setting of the connection. It is
 * not a version, because dumps do not contain it.
 */
export const migrationSql = `DO $$ BEGIN IF getdatabaseencoding() <> 'UTF8' THEN
  RAISE EXCEPTION 'its encoding is %, but should be UTF8', getdatabaseencoding() USING ERRCODE = '${wrongEncoding}';
  END IF; END $$;
DO $$ BEGIN IF current_setting('statement_timeout') = '0' THEN
  PERFORM set_config('statement_timeout', '${statementTimeoutMs}', false);
  EXECUTE format('ALTER ROLE %I IN DATABASE %I SET statement_timeout = ${statementTimeoutMs}', session_user, current_database());
  END IF; EXCEPTION WHEN OTHERS THEN NULL; END $$;
DO $$ BEGIN IF to_regclass('leads') IS NULL THEN DROP TABLE IF EXISTS lead_migrations; END IF;
  CREATE TABLE IF NOT EXISTS lead_migrations (version int PRIMARY KEY);
  EXCEPTION WHEN unique_violation OR duplicate_table OR duplicate_object THEN NULL; END $$;
${migrations
  .map(
    (sql, index) => `DO $$ BEGIN INSERT INTO lead_migrations VALUES (${index + 1}) ON CONFLICT DO NOTHING;
  IF FOUND THEN ${sql} END IF; END $$;`,
  )
  .join('\n')}`;
