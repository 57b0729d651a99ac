import type {Plugin} from '@docusaurus/types';
import {contact} from '../../data/company/company';
import {securityContactExpires} from '../../data/facts';
import {writeInto} from '../built-page/writeInto';
import {robotsTxt} from './robotsTxt';
import {securityTxt} from './securityTxt';

/** Writes what machines look for at fixed names: robots.txt, security.txt. */
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
      };
      for (const [name, text] of Object.entries(files)) {
        await writeInto(outDir, name, text);
      }
    },
  };
}
