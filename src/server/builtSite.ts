import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {type HostingPolicy, hostsFolder, isHidden, missingMarkdown} from '../plugins/hosting/policy';

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
};

/** Loads the list of files in `folder`, without those of a later build. Throws with a fix if there is no build. */
export function loadBuild(folder: string): BuiltSite {
  const file = policyFile(folder);
  if (!existsSync(file)) throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
  const policy: HostingPolicy = JSON.parse(readFileSync(file, 'utf8'));
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
  // Sent with status 404 only.
  pages.delete('/404');
  files.delete(missingMarkdown);
  return {folder, pages, files, policy};
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

function policyFile(folder: string): string {
  return join(folder, hostsFolder, 'policy.json');
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
