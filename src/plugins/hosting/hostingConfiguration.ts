import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root} from 'hast';
import {tags} from '../../data/tags';
import {loadSiteEnv} from '../../site/dotenv';
import {redirects} from '../../site/redirects';
import {readBuiltPage} from '../built-page/builtPage';
import {outputFile} from '../built-page/outputFile';
import type {PageFeature} from '../built-page/pageFeature';
import {hostingFiles} from './files';
import {externalOrigins, hasUntrustedElements, inlineCode, integrityOf, scriptWithoutHash} from './inlineCode';
import {limitWarnings} from './limits';
import {hostingPolicy} from './policy';
import {allowedSources} from './sources';
import {themeSources} from './themeSources';

/** The code of a page that hosts' configuration depends on. */
type PageCode = {
  path: string;
  scriptHashes: readonly string[];
  origins: ReturnType<typeof externalOrigins>;
  /** The source of a script without a hash. */
  sourceWithoutHash: string | undefined;
  /** Whether the page has elements that scripts cannot create under Trusted Types. */
  isUntrusted: boolean;
};

/**
 * Writes the configuration of each host, from the settings, the third-party tags and the code of all pages.
 * Fails the build if a page has inline code that the Content-Security-Policy blocks.
 */
export const hostingConfiguration: PageFeature<PageCode> = {
  reader:
    ({url}) =>
    ({path, document}) => ({result: pageCode(path, document, url)}),
  collector({outDir, url, config, trustedTypes, integrity, importMap}) {
    const env = loadSiteEnv();
    // The import map is added to the pages after they are read here.
    const scriptHashes = new Set([integrityOf(importMap)]);
    const themes = themeSources(config);
    const scripts = new Set(themes.scripts);
    const styles = new Set(themes.styles);
    let untrusted: string | undefined;
    let sourceWithoutHash: string | undefined;

    function add(code: PageCode): void {
      for (const hash of code.scriptHashes) scriptHashes.add(hash);
      for (const origin of code.origins.scripts) scripts.add(origin);
      for (const origin of code.origins.styles) styles.add(origin);
      sourceWithoutHash ??= code.sourceWithoutHash;
      if (code.isUntrusted) untrusted ??= code.path;
    }

    return {
      add,
      async end() {
        // 404.html is not a route, so no reader is called for it.
        const {document} = readBuiltPage(await readFile(join(outDir, '404.html'), 'utf8'), '/404.html');
        add({...pageCode('/404.html', document, url), isUntrusted: false});
        const pages = {
          scriptHashes: [...scriptHashes],
          scripts: [...scripts],
          styles: [...styles],
          trustedTypes: trustedTypes && themes.trustedTypes && untrusted === undefined,
          integrity: integrity && sourceWithoutHash === undefined,
        };
        if (trustedTypes && untrusted !== undefined) {
          themes.notes.push(
            `${untrusted}: the Content-Security-Policy requires no Trusted Types, because a component of the page has ` +
              'a <script> or a frame with srcdoc, which browsers would block after a click on a link to it.',
          );
        }
        if (integrity && sourceWithoutHash !== undefined) {
          themes.notes.push(`${sourceWithoutHash} has no hash, so the header Integrity-Policy is not sent.`);
        }
        const policy = hostingPolicy(allowedSources(env, pages, tags), redirects);
        const files = hostingFiles(policy);
        for (const warning of [...themes.notes, ...limitWarnings(files)]) process.stderr.write(`${warning}\n`);
        for (const [name, text] of Object.entries(files)) await outputFile(outDir, name, text);
      },
    };
  },
};

/** Returns what the hosts' configuration depends on. Throws if a page has code that hashes cannot allow. */
function pageCode(path: string, document: Root, siteUrl: string): PageCode {
  const {refused, scriptHashes} = inlineCode(document);
  if (refused.length > 0) {
    throw new Error(
      `${path} has ${refused.join(', ')}, which the site's Content-Security-Policy blocks: ` +
        'move styles to a stylesheet and event handlers to a component',
    );
  }
  return {
    path,
    scriptHashes,
    origins: externalOrigins(document, siteUrl),
    sourceWithoutHash: scriptWithoutHash(document),
    isUntrusted: hasUntrustedElements(document),
  };
}
