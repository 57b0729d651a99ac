import type {BuiltPage} from '../../src/plugins/built-page/builtPage';
import type {PageFeature, SiteBuild} from '../../src/plugins/built-page/pageFeature';

/** Runs a post-build feature on pages, with a site that has what is given. */
export async function runFeature<Result>(
  {reader, collector}: PageFeature<Result>,
  given: Partial<SiteBuild>,
  pages: readonly BuiltPage[] = [],
): Promise<void> {
  const site: SiteBuild = {
    outDir: '/none',
    url: 'https://example.com',
    baseUrl: '/',
    otherLocales: [],
    importMap: '{}',
    openPaths: [],
    trustedTypes: true,
    integrity: true,
    config: {} as SiteBuild['config'],
    ...given,
  };
  const read = reader?.(site);
  const {add, end} = collector?.(site) ?? {};
  for (const page of pages) {
    const output = read?.(page, []);
    if (output) await add?.(throughJson(output.result) as Result);
  }
  await end?.();
}

/** Returns what a cached result is read as. */
function throughJson(result: unknown): unknown {
  return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
}
