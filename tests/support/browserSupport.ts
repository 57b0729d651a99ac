import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A browser of a Browserslist query, with its entry in the browser compatibility data. */
export type ListedBrowser = {
  /** As in Browserslist, such as `ios_saf 18.5-18.7`. */
  name: string;
  id: BrowserName;
  version: number;
};

/** Names in the compatibility data of the browsers that Browserslist names otherwise. */
const ids: Record<string, BrowserName> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  android: 'webview_android',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  samsung: 'samsunginternet_android',
};

/** Returns the browsers of a query, by default of `browserslist` in package.json. */
export function listBrowsers(query?: string): ListedBrowser[] {
  return browserslist(query).map((name) => {
    const [browser = '', version = ''] = name.split(' ');
    const id = ids[browser] ?? (browser as BrowserName);
    if (!bcd.browsers[id]) throw new Error(`@mdn/browser-compat-data has no ${browser}: exclude it in browserslist`);
    return {name, id, version: Number.parseFloat(version)};
  });
}

/**
 * Returns the browsers that do not support a feature.
 *
 * @param prefixes vendor prefixes with which the feature may be supported
 */
export function browsersWithout(
  compat: CompatStatement,
  browsers: readonly ListedBrowser[],
  prefixes: readonly string[] = [],
): readonly ListedBrowser[] {
  const key = prefixes.join();
  const known = knownResults.get(browsers)?.get(compat)?.get(key);
  if (known) return known;
  const without = browsers.filter(({id, version}) => {
    const statements = [compat.support[id] ?? []].flat();
    return !statements.some((statement) => isSupported(statement, version, prefixes));
  });
  const byCompat = knownResults.get(browsers) ?? new Map();
  knownResults.set(browsers, byCompat.set(compat, (byCompat.get(compat) ?? new Map()).set(key, without)));
  return without;
}

const knownResults = new WeakMap<
  readonly ListedBrowser[],
  Map<CompatStatement, Map<string, readonly ListedBrowser[]>>
>();

function isSupported(
  {version_added, version_removed, flags, prefix, alternative_name}: SimpleSupportStatement,
  version: number,
  prefixes: readonly string[],
): boolean {
  if (flags || alternative_name || (prefix && !prefixes.includes(prefix))) return false;
  const isAdded = version_added === 'preview' ? false : version_added && versionOf(version_added) <= version;
  return !!isAdded && !(version_removed && versionOf(version_removed) <= version);
}

/** Versions may be ranges such as `≤79`. */
function versionOf(text: string): number {
  return Number.parseFloat(text.replace('≤', ''));
}

/** Returns the entry at a path of the compatibility data, such as `css.properties.gap`. */
export function entryAt(path: readonly string[], from: unknown = bcd): Identifier | undefined {
  const found = path.reduce<unknown>(
    (entry, name) => (entry && Object.hasOwn(entry, name) ? (entry as Record<string, unknown>)[name] : undefined),
    from,
  );
  return found as Identifier | undefined;
}

export {bcd};
