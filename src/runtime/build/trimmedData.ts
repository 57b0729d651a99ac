import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Settings of the build, at the top of the configuration. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** Writes the site's configuration without settings that only builds read, and returns the replacement of its module. */
export function trimmedConfig(generatedFilesDir: string): {module: RegExp; by: string} {
  const source = readFileSync(join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8');
  const config = JSON.parse(source.slice(source.indexOf('{\n'), source.lastIndexOf('}') + 1));
  const by = join(generatedFilesDir, 'trimmed-config.mjs');
  writeFileSync(by, `export default ${JSON.stringify(withoutBuildSettings(config))}`);
  return {module: /^@generated\/docusaurus\.config$/, by};
}

export function withoutBuildSettings(config: Record<string, unknown>): Record<string, unknown> {
  const {faster: _1, v4: _2, ...future} = config.future as Record<string, unknown>;
  const others = Object.entries(config).filter(([name]) => !buildSettings.includes(name));
  return {...Object.fromEntries(others), future};
}

type GlobalData = Record<string, Record<string, {versions?: {docs: unknown[]}[]}>>;

/**
 * Writes the global data without the list of docs, which is used to switch between versions, and returns the replacement
 * of its module. Data with several versions stays.
 */
export function trimmedGlobalData(generatedFilesDir: string): {module: RegExp; by: string}[] {
  const data: GlobalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8'));
  for (const {versions = []} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    const [version] = versions;
    if (version && versions.length === 1) version.docs = [];
  }
  const by = join(generatedFilesDir, 'trimmed-global-data.json');
  writeFileSync(by, JSON.stringify(data));
  return [{module: /^@generated\/globalData$/, by}];
}
