import type {Sources} from './sources';

const self = "'self'";
const none = "'none'";

/** Name of the endpoint in the header Reporting-Endpoints that violations are reported to. */
export const reportingGroup = 'csp';

/**
 * Returns the value of the Content-Security-Policy header: everything is blocked except what is listed here. Style
 * attributes are allowed because server-rendered components have them; style elements are not.
 */
export function contentSecurityPolicy({
  scriptHashes,
  scripts,
  styles,
  images,
  connect,
  frames,
  workers,
  trustedTypes,
  reports,
}: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    // Pagefind, the search, runs WebAssembly.
    'script-src': [self, "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts],
    'style-src': [self, ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:', ...images],
    'font-src': [self],
    'media-src': [self],
    'connect-src': [self, ...connect],
    'frame-src': frames,
    ...(workers && {'worker-src': [self, 'blob:']}),
    'manifest-src': [self],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self, 'mailto:'],
    'frame-ancestors': [none],
    ...(trustedTypes && {'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes}),
    // Firefox and Safari before 16.4 know `report-uri` only; browsers that know both ignore it.
    ...(reports && {'report-uri': [reports], 'report-to': [reportingGroup]}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Parses a policy into its directives, by name. */
export function readDirectives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values]] : [];
    }),
  );
}

/** Describes what a policy does not require of Trusted Types; `undefined` if it allows only policies that it names. */
export function findMissingTrustedTypes(policy: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (!policy.get('require-trusted-types-for')?.includes("'script'")) return 'require-trusted-types-for is missing';
  const names = policy.get('trusted-types');
  if (!names) return 'trusted-types is missing';
  const open = names.find((name) => /^(\*|'allow-duplicates')$/.test(name));
  return open && `trusted-types allows ${open}`;
}

/** Describes the first part of a policy that could let third-party code run; `undefined` if it is strict. */
export function findUnsafeSource(policy: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const name of ['script-src', 'style-src']) {
    const unsafe = policy.get(name)?.find((source) => /^('unsafe-(inline|eval)'|\*|https?:|data:|blob:)$/.test(source));
    if (unsafe) return `${name} allows ${unsafe}`;
  }
  const open = ['base-uri', 'default-src', 'frame-ancestors', 'object-src'].find(
    (name) => policy.get(name)?.join() !== "'none'",
  );
  return open && `${open} is not 'none'`;
}
