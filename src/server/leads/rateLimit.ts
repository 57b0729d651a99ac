/** The limit of an IPv6 network (/48), as a multiple of the limit of an address. */
const networkFactor = 10;

/**
 * Begins a statement that stores what a visitor has sent: `$1` are the hashes of the address, `$2` is the maximum number of
 * requests a minute (0: unlimited). Unless that is exceeded, stores the visit, and `allowed` has one row: `hour`, the number
 * of earlier requests in the last hour.
 */
export const limitedVisit = `WITH recent AS (
    SELECT count(*) FILTER (WHERE visitor = ($1::text[])[1] AND visited_at > clock - interval '1 minute') AS minute,
      count(*) FILTER (WHERE visitor = ($1::text[])[2] AND visited_at > clock - interval '1 minute') AS network_minute,
      count(*) FILTER (WHERE visitor = ($1::text[])[1]) AS hour
    FROM lead_visits WHERE visitor = ANY($1) AND visited_at > clock - interval '1 hour' AND visited_at <= clock
  ), allowed AS (
    SELECT hour FROM recent WHERE $2::int = 0 OR (minute < $2 AND network_minute < $2 * ${networkFactor})
  ), visit AS (
    INSERT INTO lead_visits SELECT unnest($1), clock FROM allowed
  )`;
