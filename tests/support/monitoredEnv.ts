import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Tag} from '../../src/data/tagSchema';
import {copyProject} from './copyProject';
import {writeFiles} from './writeFiles';

/** Environment of the build for monitoring tests. Telemetry is sent to the site's own origin. Has a status page, too. */
export const monitoredEnv = {
  DATADOG_APPLICATION_ID: '00000000-0000-4000-8000-000000000000',
  DATADOG_CLIENT_TOKEN: 'pub-for-tests',
  DATADOG_PROXY: '/telemetry',
  STATUS_URL: 'https://status.example.com/',
  LEAD_ATTRIBUTION: 'send',
  // The test server sends the pages without it: requests go to the site's own origin (monitored.ts).
  API_HOST: 'https://api.example',
  SITE_FEEDBACK: 'on',
};

/** Is part of each secret of `secretEnv`. */
export const secretText = 'SecretOfTheEnvironment';

/** Secrets in the environment of that build: those of the lead service, and of tools around the build. */
export const secretEnv = {
  LEADS_DATABASE_URL: `postgres://leads:${secretText}@localhost/leads`,
  LEADS_WEBHOOK_URL: `https://hooks.example.com/${secretText}`,
  LEADS_WEBHOOK_SECRET: `whsec_${secretText}`,
  LEADS_SMTP_URL: `smtps://leads:${secretText}@smtp.example.com`,
  LEADS_HASH_KEY: secretText,
  LEADS_MAIL_TO: `${secretText}@example.com`,
  NPM_TOKEN: secretText,
  GITHUB_TOKEN: secretText,
};

/** The text of the pages that are not published yet, in the project of that build. */
export const draftText = 'TextOfADraft';

const unpublished = {
  'docs/core-features/draft-for-tests.mdx': `---\ntitle: ${draftText}\ndescription: ${draftText}\ndraft: true\n---\n\n${draftText}\n`,
  'blog/2999-01-01-draft-for-tests/index.mdx': `---\ntitle: ${draftText}\ndescription: ${draftText}\nslug: /900\ndate: 2999-01-01\nauthors: ovam\ntags: [code-review]\n---\n\n${draftText}\n\n{/* truncate */}\n\n${draftText}\n`,
};

/** Origins of the made-up tags, which tests answer. */
export const tagOrigins = {stats: 'https://stats.example', ads: 'https://ads.example'};

/** Third-party tags of the build for monitoring tests. Its pages have none, unless `site.tags` is set. */
export const testTags: readonly Tag[] = [
  {
    name: 'Example Stats',
    purpose: 'Counts visits.',
    script: `${tagOrigins.stats}/tag.js`,
    origins: {connect: [tagOrigins.stats]},
    stored: [{name: '_stats', place: 'local storage', purpose: 'Counts visits', lasts: 'one day'}],
    consent: 'statistics',
  },
  {
    name: 'Example Ads',
    purpose: 'Measures which ads bring visitors here.',
    script: `${tagOrigins.ads}/tag.js`,
    inline: "window.exampleAds = ['ready'];",
    origins: {connect: [tagOrigins.ads], img: [tagOrigins.ads]},
    stored: [{name: '_ads', place: 'cookie', purpose: 'Recognizes a visitor of an ad', lasts: '90 days'}],
    consent: 'marketing',
  },
];

/**
 * Copies the project to `folder` with the tags above: as an owner would add them, so that neither the site nor its build
 * needs a setting for tests. Adds pages that are not published yet.
 */
export function copyWithTestTags(root: string, folder: string): void {
  copyProject(root, folder);
  writeFileSync(join(folder, 'src/data/tags.ts'), `export const tags = ${JSON.stringify(testTags)};\n`);
  writeFiles(folder, unpublished);
}
