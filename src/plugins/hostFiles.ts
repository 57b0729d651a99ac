import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {contact} from '../data/company';
import {securityContactExpires} from '../data/facts';
import {hostRules} from '../lib/redirectRules';
import {robotsTxt} from '../lib/robotsTxt';
import {securityTxt} from '../lib/securityTxt';
import {redirects} from '../site/redirects';

/** Writes what hosts and machines look for at fixed names: robots.txt, security.txt, where old addresses lead. */
export default function hostFiles(): Plugin {
  return {
    name: 'host-files',
    async postBuild({outDir, siteConfig}) {
      const files = {
        '.well-known/security.txt': securityTxt({
          email: contact.email,
          siteUrl: siteConfig.url,
          expires: securityContactExpires,
        }),
        'robots.txt': robotsTxt(siteConfig.url),
        _redirects: hostRules(redirects),
      };
      for (const [name, text] of Object.entries(files)) {
        const path = join(outDir, name);
        await mkdir(dirname(path), {recursive: true});
        await writeFile(path, text);
      }
    },
  };
}
