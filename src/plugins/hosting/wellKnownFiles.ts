import type {Plugin} from '@docusaurus/types';
import {contact} from '../../data/company/company';
import {securityContactExpires} from '../../data/facts';
import {outputFile} from '../built-page/outputFile';

/** Writes what machines look for at fixed names: robots.txt, security.txt. */
export default function wellKnownFiles(): Plugin {
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
        await outputFile(outDir, name, text);
      }
    },
  };
}

/** Lets every crawler read everything, and names the list of pages. What is not to be listed says so itself. */
function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** What security.txt says (RFC 9116). */
type SecurityContact = {
  email: string;
  /** Origin of the site. */
  siteUrl: string;
  /** The day on which the file stops being valid, such as 2027-11-21. */
  expires: string;
};

/** The file that tells finders of vulnerabilities where to write, for `/.well-known/security.txt`. */
export function securityTxt({email, siteUrl, expires}: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
    '',
  ].join('\n');
}
