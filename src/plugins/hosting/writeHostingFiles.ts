import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {tags} from '../../data/tags';
import {loadSiteEnv} from '../../site/dotenv';
import {redirects} from '../../site/redirects';
import {readBuiltPage} from '../built-page/builtPage';
import {outputFile} from '../built-page/outputFile';
import type {PageProcessor, Site} from '../built-page/pageProcessor';
import {searchImportMap} from '../search-index/searchIndex';
import {hostingFiles} from './files';
import {externalOrigins, hasUntrustedElements, inlineCode, integrityOf, scriptWithoutHash} from './inlineCode';
import {limitWarnings} from './limits';
import {hostingPolicy} from './policy';
import {allowedSources} from './sources';
import {themeSources} from './themeSources';

/**
 * Writes the configuration of each host, from the settings, the third-party tags and the code of all pages.
 * Fails the build if a page has inline code that the Content-Security-Policy blocks.
 */
export function writeHostingFiles({outDir, url, config, trustedTypes, integrity, ...locales}: Site): PageProcessor {
  const env = loadSiteEnv();
  const scriptHashes = new Set<string>();
  const themes = themeSources(config);
  const scripts = new Set(themes.scripts);
  const styles = new Set(themes.styles);
  const untrusted: string[] = [];
  let scriptWithout: string | undefined;

  function collectSources(path: string, document: Parameters<typeof inlineCode>[0]): void {
    const code = inlineCode(document);
    if (code.refused.length > 0) {
      throw new Error(
        `${path} has ${code.refused.join(', ')}, which the site's Content-Security-Policy blocks: ` +
          'move styles to a stylesheet and event handlers to a component',
      );
    }
    for (const hash of code.scriptHashes) scriptHashes.add(hash);
    scriptWithout ??= scriptWithoutHash(document);
    const origins = externalOrigins(document, url);
    for (const origin of origins.scripts) scripts.add(origin);
    for (const origin of origins.styles) styles.add(origin);
  }

  return {
    page({path, document}) {
      collectSources(path, document);
      if (hasUntrustedElements(document)) untrusted.push(path);
      return undefined;
    },
    async end() {
      // 404.html is not a route, so `page` is not called for it.
      const notFound = '/404.html';
      collectSources(notFound, readBuiltPage(await readFile(join(outDir, notFound), 'utf8'), notFound).document);
      // Added to the pages after they are read here.
      scriptHashes.add(integrityOf(await searchImportMap(locales)));
      const pages = {
        scriptHashes: [...scriptHashes],
        scripts: [...scripts],
        styles: [...styles],
        trustedTypes: trustedTypes && themes.trustedTypes && untrusted.length === 0,
        integrity: integrity && scriptWithout === undefined,
      };
      if (trustedTypes && untrusted.length > 0) {
        themes.notes.push(
          `${untrusted[0]}: the Content-Security-Policy requires no Trusted Types, because a component of the page has ` +
            'a <script> or a frame with srcdoc, which browsers would block after a click on a link to it.',
        );
      }
      if (integrity && scriptWithout !== undefined) {
        themes.notes.push(`${scriptWithout} has no hash, so the header Integrity-Policy is not sent.`);
      }
      const policy = hostingPolicy(allowedSources(env, pages, tags), redirects);
      const files = hostingFiles(policy);
      for (const warning of [...themes.notes, ...limitWarnings(files)]) process.stderr.write(`${warning}\n`);
      for (const [name, text] of Object.entries(files)) {
        await outputFile(outDir, name, text);
      }
    },
  };
}
