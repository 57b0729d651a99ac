import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {
  type HostingPolicy,
  hostingPolicy,
  hostsFolder,
  isHidden,
  missingMarkdown,
  securityHeaders,
} from '../plugins/hosting/policy';

/**
 * A built site: its files in `folder`, by URL path. Only listed files are served, so that no request can reach others.
 */
export type BuiltSite = {
  folder: string;
  /** HTML files by clean path: `/`, `/pricing`, `/blog/1`. */
  pages: ReadonlyMap<string, string>;
  /** All other files by path. */
  files: ReadonlyMap<string, string>;
  /** The hosting policy that the build has written. */
  policy: HostingPolicy;
  /** The HTML file for unknown paths. */
  notFound: string;
  /** The Markdown file for unknown paths; `undefined` in builds of other projects. */
  notFoundMarkdown: string | undefined;
};

/** Loads the list of files in `folder`, without those of a later build. Throws with a fix if there is no build. */
export function loadBuild(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
  }
  const policy = readPolicy(folder);
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name));
    const url = `/${path.split(sep).join('/')}`;
    if (isHidden(url, policy.hidden) || /\.(br|gz)$/.test(url)) continue;
    const map = url.endsWith('.html') ? pages : files;
    map.set(cleanPath(url), url);
  }
  const notFound = pages.get('/404');
  if (!notFound) throw new Error(`${join(folder, '404.html')} is missing: run "npm run build" again.`);
  pages.delete('/404');
  const notFoundMarkdown = files.get(missingMarkdown);
  files.delete(missingMarkdown);
  return {folder, pages, files, policy, notFound, notFoundMarkdown};
}

/**
 * Returns a function that returns the current build and reloads it when a new one is complete. The policy file marks
 * completion, because a build writes it last. Throws like `loadBuild`.
 */
export function watchBuild(folder: string): () => BuiltSite {
  const readBuildTime = () => statSync(policyFile(folder), {throwIfNoEntry: false})?.mtimeMs;
  let loadedBuildTime = readBuildTime();
  let site = loadBuild(folder);
  return () => {
    const buildTime = readBuildTime();
    if (buildTime !== undefined && buildTime !== loadedBuildTime) {
      site = loadBuild(folder);
      loadedBuildTime = buildTime;
    }
    return site;
  };
}

/** Policy for builds of other projects, such as the benchmark's: without a CSP, whose sources are unknown. */
const fallbackPolicy: HostingPolicy = {
  ...hostingPolicy(
    {scriptHashes: [], scripts: [], styles: [], images: [], connect: [], frames: [], workers: false},
    [],
  ),
  headers: securityHeaders,
  httpsHeaders: {},
};

function policyFile(folder: string): string {
  return join(folder, hostsFolder, 'policy.json');
}

function readPolicy(folder: string): HostingPolicy {
  const file = policyFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallbackPolicy;
}

/** Returns the canonical path of a page: without `index.html`, `.html` or a trailing slash. */
export function cleanPath(path: string): string {
  return (
    path
      // The lookbehind avoids quadratic time on thousands of slashes.
      .replace(/(?<!\/)\/+$/, '')
      .replace(/(\/index)?\.html$/, '')
      .replace(/^$/, '/')
  );
}
