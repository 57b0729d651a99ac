import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {loadSiteEnv} from '../../site/dotenv';
import {redirects} from '../../site/redirects';
import {readBuiltPage} from '../built-page/builtPage';
import {outputFile} from '../built-page/outputFile';
import type {PageProcessor, Site} from '../built-page/pageProcessor';
import {hostingFiles} from './files';
import {inlineCode} from './inlineCode';
import {hostingPolicy as policyOf} from './policy';
import {allowedSources} from './sources';

/** Writes how hosts should answer, for each host in its own words: by the settings, and by what stands in the pages. */
export function writeHostingFiles({outDir}: Site): PageProcessor {
  const env = loadSiteEnv();
  const scriptHashes = new Set<string>();

  function look(path: string, document: Parameters<typeof inlineCode>[0]): void {
    const code = inlineCode(document);
    if (code.refused.length > 0) {
      throw new Error(
        `${path} has ${code.refused.join(', ')}, which browsers refuse by the site's Content-Security-Policy: ` +
          'put styles into a stylesheet, and what a click does into a component.',
      );
    }
    for (const hash of code.scriptHashes) scriptHashes.add(hash);
  }

  return {
    page({path, document}) {
      look(path, document);
      return undefined;
    },
    async end() {
      // The one page that is no route.
      const missing = '/404.html';
      look(missing, readBuiltPage(await readFile(join(outDir, missing), 'utf8'), missing).document);
      const policy = policyOf(allowedSources(env, [...scriptHashes]), redirects);
      for (const [name, text] of Object.entries(hostingFiles(policy))) {
        await outputFile(outDir, name, text);
      }
    },
  };
}
