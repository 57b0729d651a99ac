import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** What a site does not use, so that modules which only serve it can be replaced. */
export type Feature = 'baseUrlIssueBanner' | 'blogSidebar' | 'colorModeSwitch' | 'docsVersionNotices';

/** Returns the features that the settings and the generated data of the site do not use. */
export function unusedFeatures(
  {themeConfig, baseUrlIssueBanner}: Pick<DocusaurusConfig, 'themeConfig' | 'baseUrlIssueBanner'>,
  generatedFilesDir: string,
): Set<Feature> {
  const {disableSwitch, respectPrefersColorScheme} = (themeConfig.colorMode ?? {}) as Record<string, boolean>;
  const blogs = generatedData(generatedFilesDir, /^blog-post-list-prop-.*\.json$/);
  const versions = generatedData(generatedFilesDir, /^p\/.*\.json$/);
  const unused: [Feature, boolean][] = [
    ['baseUrlIssueBanner', !baseUrlIssueBanner],
    ['colorModeSwitch', disableSwitch === true && respectPrefersColorScheme === false],
    ['blogSidebar', blogs.every(({items}) => Array.isArray(items) && items.length === 0)],
    [
      'docsVersionNotices',
      versions.every(({version}) => !version || (version.banner === null && version.badge === false)),
    ],
  ];
  return new Set(unused.flatMap(([feature, isUnused]) => (isUnused ? feature : [])));
}

type Data = {items?: unknown; version?: {banner: unknown; badge: unknown}};

/** Reads the generated JSON files whose path in the folder of a plugin's instance matches; plugins may extend Docusaurus'. */
function generatedData(generatedFilesDir: string, path: RegExp): Data[] {
  if (!existsSync(generatedFilesDir)) return [];
  return readdirSync(generatedFilesDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.test(file.replaceAll('\\', '/').replace(/^[^/]*\/[^/]*\//, '')))
    .map((file) => JSON.parse(readFileSync(join(generatedFilesDir, file), 'utf8')) ?? {});
}
