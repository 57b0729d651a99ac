import type {Sources} from './sources';

const self = "'self'";
const none = "'none'";

/**
 * What browsers let the site's pages do, as the header's value: nothing but what is named here. Style attributes are
 * allowed because server-rendered components have them; style elements are not.
 */
export function contentSecurityPolicy({scriptHashes, connect, frames, workers}: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    // The search runs WebAssembly.
    'script-src': [self, "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': [self],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:'],
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
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The directives of a policy by name. */
export function readDirectives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values]] : [];
    }),
  );
}

/** What a policy allows that would let code of others run; nothing, where it is strict. */
export function findUnsafeSource(policy: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const name of ['script-src', 'style-src']) {
    const loose = policy.get(name)?.find((source) => /^('unsafe-(inline|eval)'|\*|https?:|data:|blob:)$/.test(source));
    if (loose) return `${name} allows ${loose}`;
  }
  const closed = ['base-uri', 'frame-ancestors', 'object-src'].find((name) => policy.get(name)?.join() !== "'none'");
  return closed && `${closed} is not 'none'`;
}
