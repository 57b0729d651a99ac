import type {LoadContext, Plugin} from '@docusaurus/types';
import {contact} from '../../data/company/company';
import {securityContactExpires} from '../../data/legal';
import {loadSiteEnv} from '../../site/dotenv';
import type {SiteEnv} from '../../site/env';
import {outputFile} from '../built-page/outputFile';
import {siteNoIndexTag} from '../built-page/siteNoIndex';

/**
 * Writes robots.txt and security.txt. If the site has `noIndex`, also marks the robots tags of its pages, and says so at
 * the end of a build.
 */
export default function wellKnownFiles({siteConfig: config}: Pick<LoadContext, 'siteConfig'>): Plugin {
  if (config.noIndex) {
    const {metadata = []} = config.themeConfig as {metadata?: object[]};
    config.themeConfig = {...config.themeConfig, metadata: [...metadata, siteNoIndexTag]};
  }
  return {
    name: 'well-known-files',
    async postBuild({outDir, siteConfig}) {
      const env = loadSiteEnv();
      const isListed = !siteConfig.noIndex;
      if (!isListed) process.stderr.write(`${noIndexNotice(env)}\n`);
      const files = {
        '.well-known/security.txt': securityTxt({
          email: contact.email,
          siteUrl: siteConfig.url,
          expires: securityContactExpires,
        }),
        'robots.txt': isListed ? robotsTxt(siteConfig.url, env) : closedRobotsTxt,
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

/** Keeps crawlers out of a site that search engines must not list. */
const closedRobotsTxt = 'User-agent: *\nDisallow: /\n';

/** Says why search engines may not list the build, and how to change that. */
export function noIndexNotice({noIndexReason}: Pick<SiteEnv, 'noIndexReason'>): string {
  const [reason, remedy] = noIndexReason
    ? [noIndexReason, 'set SITE_INDEXABLE=yes']
    : ['docusaurus.config.ts sets noIndex', 'remove that line'];
  return `Search engines may not list this build, because ${reason}: pages have noindex, robots.txt disallows all, and there is no sitemap. To change that, ${remedy}.`;
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
