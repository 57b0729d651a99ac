import type {Plugin} from '@docusaurus/types';
import {contact} from '../../data/company/company';
import {securityContactExpires} from '../../data/legal';
import {loadSiteEnv} from '../../site/dotenv';
import type {SiteEnv} from '../../site/env';
import {outputFile} from '../built-page/outputFile';

/** Writes robots.txt and security.txt. */
export default function wellKnownFiles(): Plugin {
  return {
    name: 'well-known-files',
    async postBuild({outDir, siteConfig}) {
      const files = {
        '.well-known/security.txt': securityTxt({
          email: contact.email,
          siteUrl: siteConfig.url,
          expires: securityContactExpires,
        }),
        'robots.txt': robotsTxt(siteConfig.url, loadSiteEnv()),
      };
      for (const [name, text] of Object.entries(files)) {
        await outputFile(outDir, name, text);
      }
    },
  };
}

/**
 * Lets crawlers read everything, states the owner's decision on training (contentsignals.org), and links the sitemap.
 * Pages that should not be listed have `noindex`.
 */
export function robotsTxt(siteUrl: string, {aiTraining}: Pick<SiteEnv, 'aiTraining'>): string {
  const signal = aiTraining && `Content-Signal: ai-train=${aiTraining}`;
  const lines = ['User-agent: *', signal, 'Allow: /'].filter(Boolean);
  return [...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** Content of security.txt (RFC 9116). */
type SecurityContact = {
  email: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Day on which the file expires, such as 2027-11-21. */
  expires: string;
};

/** Generates `/.well-known/security.txt`, the contact for reports of vulnerabilities. */
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
