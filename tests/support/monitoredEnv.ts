import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Tag} from '../../src/data/tagSchema';
import {copyProject} from './copyProject';

/** Environment of the build for monitoring tests. Telemetry is sent to the site's own origin. Has a status page, too. */
export const monitoredEnv = {
  DATADOG_APPLICATION_ID: '00000000-0000-4000-8000-000000000000',
  DATADOG_CLIENT_TOKEN: 'pub-for-tests',
  DATADOG_PROXY: '/telemetry',
  STATUS_URL: 'https://status.example.com/',
  LEAD_ATTRIBUTION: 'send',
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
 * needs a setting for tests.
 */
export function copyWithTestTags(root: string, folder: string): void {
  copyProject(root, folder);
  writeFileSync(join(folder, 'src/data/tags.ts'), `export const tags = ${JSON.stringify(testTags)};\n`);
}
