import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {type HostingPolicy, hostingPolicy, hostsFolder, isHidden, securityHeaders} from '../plugins/hosting/policy';

/**
 * A built site: the names of its files in `folder`, by address. What is not listed here cannot be requested, whatever
 * the request says.
 */
export type BuiltSite = {
  folder: string;
  /** HTML by clean path: `/`, `/pricing`, `/blog/1`. */
  pages: ReadonlyMap<string, string>;
  /** Everything else by its path. */
  files: ReadonlyMap<string, string>;
  /** How the site should be answered, as its build has written it down. */
  policy: HostingPolicy;
  /** What every unknown path is answered with. */
  notFound: string;
};

/**
 * The site that stands in `folder` now; what a later build adds is not seen. Throws with the remedy when there is none.
 */
export function loadBuild(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`);
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
    const address = `/${path.split(sep).join('/')}`;
    if (isHidden(address, policy.hidden) || /\.(br|gz)$/.test(address)) continue;
    const map = address.endsWith('.html') ? pages : files;
    map.set(cleanPath(address), address);
  }
  const notFound = pages.get('/404');
  if (!notFound) throw new Error(`${join(folder, '404.html')} is missing: run "npm run build" again.`);
  pages.delete('/404');
  return {folder, pages, files, policy, notFound};
}

/**
 * What stands in `folder` whenever it is asked for: after each build the new site, and until that is whole, which the
 * policy says as what a build writes last, the one before. Throws as `openBuiltSite` does.
 */
export function watchBuild(folder: string): () => BuiltSite {
  const builtAt = () => statSync(policyFile(folder), {throwIfNoEntry: false})?.mtimeMs;
  let openedAt = builtAt();
  let site = loadBuild(folder);
  return () => {
    const at = builtAt();
    if (at !== undefined && at !== openedAt) {
      site = loadBuild(folder);
      openedAt = at;
    }
    return site;
  };
}

/** How a site is answered that another project has built: nobody knows what its pages may do. */
const othersPolicy: HostingPolicy = {
  ...hostingPolicy({scriptHashes: [], connect: [], frames: [], workers: false}, []),
  headers: securityHeaders,
  httpsHeaders: {},
};

function policyFile(folder: string): string {
  return join(folder, hostsFolder, 'policy.json');
}

function readPolicy(folder: string): HostingPolicy {
  const file = policyFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : othersPolicy;
}

/** The address by which a page is linked: without `index.html`, `.html` or a slash at the end. */
export function cleanPath(path: string): string {
  return (
    path
      // Looking back keeps it from starting anew at every slash of thousands.
      .replace(/(?<!\/)\/+$/, '')
      .replace(/(\/index)?\.html$/, '')
      .replace(/^$/, '/')
  );
}
