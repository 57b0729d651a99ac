import {z} from 'zod';
import {feedbackPaths, maxFeedbackText, reportsPath} from '../../lib/feedback';
import {parseJson} from '../../lib/lead';
import type {BlockedResource, FeedbackStore} from './feedbackStore';
import {isOwnOrigin, type Route} from './http';

/** Postgres cannot store NUL and, in JSON, half of a surrogate pair. */
const text = z.string().transform((value) => value.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD'));

/** Maximum number of characters of a path that are stored. */
const maxPath = 200;

const path = z
  .string()
  .regex(/^\/[^?#]*$/, 'should start with /, without a query')
  .transform((value) => new URL(`http://localhost${value}`).pathname.slice(0, maxPath));

const answer = z.object({
  id: z.guid(),
  path,
  answer: z.enum(['yes', 'no']),
  missing: z.enum(['explanation', 'example', 'outdated']).optional(),
  text: z.string().max(maxFeedbackText).pipe(text).optional(),
});

const search = z.object({
  words: z.string().trim().min(1).max(100).pipe(text),
  results: z.int().min(0).max(1_000_000),
  opened: z.object({path, position: z.int().min(1).max(1_000_000)}).optional(),
});
const searches = z.object({id: z.guid(), searches: z.array(search).min(1).max(10)});

const violation = z.object({
  effectiveDirective: z.string().regex(/^[a-z-]{1,40}(\s|$)/, 'should be the name of a directive'),
  blockedURL: z.string().nullish(),
  documentURL: z.string(),
});
const reportList = z.array(z.object({type: z.string(), body: z.unknown()}));
const legacyReport = z.object({
  'csp-report': z
    .looseObject({})
    .transform((report) => {
      const effectiveDirective = report['effective-directive'] ?? report['violated-directive'];
      const [blockedURL, documentURL] = [report['blocked-uri'], report['document-uri']];
      return {effectiveDirective, blockedURL, documentURL} as z.input<typeof violation>;
    })
    .pipe(violation),
});

const shared = {maxBodyBytes: 4096, accepted: {status: 204, headers: {'Cache-Control': 'no-store'}}};

/**
 * The API that receives answers about pages, searches, and violations of the Content-Security-Policy, which `README.md` in
 * this folder describes: stores them, then answers 204.
 */
export function feedbackRoutes(
  store: Pick<FeedbackStore, 'saveAnswer' | 'saveSearches' | 'saveReports'>,
  siteOrigin: string,
): Record<string, Route> {
  return {
    [feedbackPaths.feedback]: {
      ...shared,
      noun: 'page answer',
      contentTypes: ['application/json'],
      checksOrigin: true,
      read: reader(answer, store.saveAnswer),
    },
    [feedbackPaths.searches]: {
      ...shared,
      noun: 'search',
      // Browsers send a beacon of text without a preflight, also while the page closes.
      contentTypes: ['text/plain', 'application/json'],
      checksOrigin: true,
      read: reader(searches, store.saveSearches),
    },
    [reportsPath]: {
      ...shared,
      noun: 'report',
      contentTypes: ['application/reports+json', 'application/csp-report'],
      // Browsers send all reports of a minute at once, and each contains the whole policy: 1 to 2 kB.
      maxBodyBytes: 64 * 1024,
      async read(body, {headers}) {
        const reports = readReports(parseJson(body), (origin) => isOwnOrigin(origin, headers, siteOrigin));
        return async (visitors) => (reports.length > 0 ? store.saveReports(reports, visitors) : 'stored');
      },
    },
  };
}

function reader<T>(
  schema: z.ZodType<T>,
  save: (value: T, visitors: readonly string[]) => Promise<string>,
): Route['read'] {
  return async (body) => {
    const value = parse(schema, parseJson(body));
    return (visitors) => save(value, visitors);
  };
}

/** Throws an error that names each invalid field and what it should be, in one line that does not quote its value. */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const {data, error} = schema.safeParse(value);
  if (!error) return data as T;
  throw new Error(error.issues.map((issue) => `${issue.path.join('.') || 'The body'}: ${issue.message}`).join('; '));
}

/** Reads the violations on pages whose origin `isOwn`, in either format of browsers; ignores reports of other types. */
function readReports(body: unknown, isOwn: (origin: string) => boolean): BlockedResource[] {
  const violations = Array.isArray(body)
    ? parse(reportList, body).flatMap((report) =>
        report.type === 'csp-violation' ? parse(violation, report.body) : [],
      )
    : [parse(legacyReport, body)['csp-report']];
  return violations.flatMap(({effectiveDirective, blockedURL, documentURL}) => {
    // Of a document without an address, such as that of a worker, browsers report the scheme only.
    if (!URL.canParse(documentURL)) return [];
    const {origin, pathname} = new URL(documentURL);
    if (!isOwn(origin)) return [];
    const [directive = ''] = effectiveDirective.split(/\s/);
    return [{directive, blocked: originOf(blockedURL ?? ''), path: pathname.slice(0, maxPath)}];
  });
}

/** Returns the origin of a blocked URL, its scheme if it has no origin, or the keyword, such as `inline`. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown';
  const {origin, protocol} = new URL(blocked);
  return (origin === 'null' ? protocol.slice(0, -1) : origin).slice(0, 200);
}
