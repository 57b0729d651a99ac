import {z} from 'zod';
import {feedbackPaths, maxFeedbackText, reportsPath} from '../../lib/feedback';
import {parseJson} from '../../lib/lead';
import type {Answer} from '../textResponse';
import type {BlockedResource, FeedbackResult, FeedbackStore} from './feedbackStore';
import {
  answerToMethod,
  type Handler,
  HttpError,
  isOwnOrigin,
  readBody,
  respondWith,
  tooManyRequests,
  visitorHashes,
} from './http';

type Options = {
  store: Pick<FeedbackStore, 'saveAnswer' | 'saveSearches' | 'saveReports'>;
  siteOrigin: string;
  /** Key of the hash of visitors' addresses. */
  hashKey: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
};

type Route = {
  /** What a request stores, for logs. */
  noun: string;
  contentTypes: readonly string[];
  maxBodyBytes: number;
  /** Whether a request with the `Origin` of another site is refused. */
  checksOrigin?: boolean;
  /** Rejects with a `ZodError` if the body is invalid. */
  save: (body: unknown, visitors: readonly string[], request: Request) => Promise<FeedbackResult>;
};

/** Postgres cannot store NUL. */
const text = z.string().transform((value) => value.replaceAll('\0', '\uFFFD'));
const path = z
  .string()
  .regex(/^\/[^\s?#\p{Cc}]{0,199}$/u, 'should start with /, without a query, in at most 200 characters');

const answer = z.object({
  id: z.guid(),
  path,
  answer: z.enum(['yes', 'no']),
  missing: z.enum(['explanation', 'example', 'outdated']).optional(),
  text: z.string().max(maxFeedbackText).pipe(text).optional(),
});

const searches = z.object({
  id: z.guid(),
  searches: z
    .array(
      z.object({
        words: z.string().trim().min(1).max(100).pipe(text),
        results: z.int().min(0).max(1_000_000),
        opened: z.object({path, position: z.int().min(1).max(1_000_000)}).optional(),
      }),
    )
    .min(1)
    .max(10),
});

const directive = z.string().regex(/^[a-z-]{1,40}(\s|$)/, 'should be the name of a directive');
const violation = z.object({
  effectiveDirective: directive,
  blockedURL: z.string().nullish(),
  documentURL: z.url(),
});
const reportList = z.array(z.object({type: z.string(), body: z.unknown()}));
const legacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': directive.optional(),
    'violated-directive': directive.optional(),
    'blocked-uri': z.string().nullish(),
    'document-uri': z.url(),
  }),
});

/**
 * Creates the API that receives answers about pages, searches, and violations of the Content-Security-Policy, which
 * `README.md` in this folder describes: stores them, then answers 204.
 */
export function feedbackHandler(options: Options): Handler {
  const {store, siteOrigin} = options;
  const routes: Record<string, Route> = {
    [feedbackPaths.feedback]: {
      noun: 'page answer',
      contentTypes: ['application/json'],
      maxBodyBytes: 4096,
      checksOrigin: true,
      save: async (body, visitors) => store.saveAnswer(answer.parse(body), visitors),
    },
    [feedbackPaths.searches]: {
      noun: 'search',
      // Browsers send a beacon of text without a preflight, also while the page closes.
      contentTypes: ['text/plain', 'application/json'],
      maxBodyBytes: 4096,
      checksOrigin: true,
      async save(body, visitors) {
        const {id, searches: list} = searches.parse(body);
        return store.saveSearches(id, list, visitors);
      },
    },
    [reportsPath]: {
      noun: 'report',
      contentTypes: ['application/reports+json', 'application/csp-report'],
      // Browsers send all reports of a minute at once, and each contains the whole policy.
      maxBodyBytes: 16 * 1024,
      async save(body, visitors, {headers}) {
        const reports = readReports(body, (origin) => isOwnOrigin(origin, headers, siteOrigin));
        return reports.length > 0 ? store.saveReports(reports, visitors) : 'stored';
      },
    },
  };
  return (request, address) => {
    const route = routes[new URL(request.url).pathname];
    const noun = route?.noun ?? 'request';
    return respondWith(answerTo(request, address, route, options), request, {siteOrigin, noun});
  };
}

async function answerTo(
  request: Request,
  address: string | undefined,
  route: Route | undefined,
  {siteOrigin, hashKey, timeoutMs = 10_000}: Options,
): Promise<Answer> {
  if (!route) throw new HttpError(404, 'There is no such API.');
  const preflight = answerToMethod(request.method);
  if (preflight) return preflight;
  const {contentTypes, maxBodyBytes, checksOrigin, save} = route;
  const contentType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(contentType)) {
    throw new HttpError(415, `The Content-Type should be ${contentTypes.join(' or ')}.`);
  }
  const origin = request.headers.get('Origin');
  if (checksOrigin && origin && origin !== 'null' && !isOwnOrigin(origin, request.headers, siteOrigin)) {
    throw new HttpError(403, `Only pages of ${siteOrigin} may post.`);
  }
  const body = await readBody(request, {maxBodyBytes, timeoutMs});
  const result = await save(readJson(body), visitorHashes(address, hashKey), request).catch((error: Error) => {
    throw error instanceof z.ZodError ? new HttpError(400, formatIssues(error)) : error;
  });
  if (result === 'limited') throw tooManyRequests();
  return {status: 204, headers: {'Cache-Control': 'no-store'}};
}

function readJson(body: Uint8Array): unknown {
  try {
    return parseJson(body);
  } catch (error) {
    throw new HttpError(400, (error as Error).message);
  }
}

/** Names each invalid field and what it should be, in one line that does not quote its value. */
function formatIssues({issues}: z.ZodError): string {
  return issues.map((issue) => `${issue.path.join('.') || 'The body'}: ${issue.message}`).join('; ');
}

/** Reads the violations on pages whose origin `isOwn`, in either format of browsers; ignores reports of other types. */
function readReports(body: unknown, isOwn: (origin: string) => boolean): BlockedResource[] {
  const violations = Array.isArray(body)
    ? reportList
        .parse(body)
        .filter(({type}) => type === 'csp-violation')
        .map(({body: report}) => violation.parse(report))
    : [readLegacyReport(body)];
  return violations.flatMap(({effectiveDirective, blockedURL, documentURL}) => {
    const {origin, pathname} = new URL(documentURL);
    if (!isOwn(origin)) return [];
    const name = effectiveDirective.split(/\s/)[0] ?? '';
    return [{directive: name, blocked: originOf(blockedURL ?? ''), path: pathname.slice(0, 200)}];
  });
}

function readLegacyReport(body: unknown): z.infer<typeof violation> {
  const report = legacyReport.parse(body)['csp-report'];
  return violation.parse({
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    blockedURL: report['blocked-uri'],
    documentURL: report['document-uri'],
  });
}

/** Returns the origin of a blocked URL, its scheme if it has no origin, or the keyword, such as `inline`. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown';
  const {origin, protocol} = new URL(blocked);
  return (origin === 'null' ? protocol.slice(0, -1) : origin).slice(0, 200);
}
