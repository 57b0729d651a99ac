import {announcement, homeBanner} from '../data/home/banners';
import {openQuestions} from '../data/launch/openQuestions';
import {specConflicts} from '../data/launch/specConflicts';
import {tags} from '../data/tags';
import {listFiles, readText} from '../plugins/content-lint/read/files';
import {loadPages} from '../plugins/content-lint/read/pages';
import {loadSiteEnv} from '../site/dotenv';
import {readSiteEnv, type SiteEnv} from '../site/env';
import {legalPages} from './legalPages';
import {findSamples} from './samples';

/**
 * Lists what the site's owner must supply or decide before launch (contract, "Settings" and "Where the world has
 * moved"): sample content with file and line, settings, decisions, banners, legal texts, unpublished pages, contradictory facts
 * and open questions. The site is `ready` if no sample content is left.
 */
export async function launchReport(root: string, env: SiteEnv): Promise<{lines: string[]; ready: boolean}> {
  const settings = unsetSettings(env);
  const {pages, unread} = await loadPages(root);
  const samples = listFiles(root, 'src/data', /\.ts$/).flatMap((path) =>
    findSamples(readText(root, path)).map(({line, name, text}) => `${path}:${line}  ${name}  ${text}`.trimEnd()),
  );
  const section = (heading: string, entries: readonly string[]) => [
    `${heading} (${entries.length}):`,
    ...entries.map((entry) => `  ${entry}`),
    '',
  ];
  const lines = [
    ...section('Sample content: replace it, then remove "sample: true"', samples),
    ...section('Settings with default values: set your own for the build (see .env.example)', settings),
    ...section('Decisions: set them for the build, or leave them open (see .env.example)', openDecisions(env)),
    ...section('Sample teams: replace them in .github/CODEOWNERS', sampleTeams(root)),
    ...section('Colors of another brand: set them, and follow "Look" in src/data/README.md', listColors(root)),
    ...section(
      'Banners on the home page: change them in src/data/home/banners.ts, or set them to undefined',
      listBanners(),
    ),
    ...(tags.length > 0
      ? section('Third-party tags: confirm what each stores and its class of consent (src/data/tags.ts)', listTags(env))
      : []),
    ...section(
      'Draft legal texts: have a lawyer review them',
      legalPages(root).map(({file, version, lastUpdated}) => `${file}  version ${version}, ${lastUpdated}`),
    ),
    ...section(
      'Unpublished pages: finish or remove them',
      [...pages, ...unread].flatMap(({file, unpublished}) => (unpublished ? `${file} is ${unpublished}` : [])),
    ),
    ...section(
      'Contradictory facts: decide which is right, then correct src/data',
      specConflicts.map(({fact, note}) => `${fact}\n    ${note}`),
    ),
    ...section(
      'Open questions of customers: answer them on these pages, then remove them from src/data/launch/openQuestions.ts',
      openQuestions.map(({question, pages}) => `${question}\n    ${pages.join(', ')}`),
    ),
    formatVerdict(samples.length, settings.length),
  ];
  return {lines: lines.flatMap((line) => line.split('\n')), ready: samples.length === 0};
}

function formatVerdict(samples: number, settings: number): string {
  if (samples > 0) return `Not ready to launch. Samples to replace: ${samples}.`;
  return settings > 0
    ? 'Ready to launch after you set the settings above: no sample content is left.'
    : 'Ready to launch: no sample content is left.';
}

/** Lists the sample teams that review changes, once each. */
function sampleTeams(root: string): string[] {
  const text = listFiles(root, '.github', /CODEOWNERS$/).map((path) => readText(root, path));
  return [...new Set(text.join('').match(/@ovamai\/[\w-]+/g))];
}

/** Lists where the colors of both themes are set; nothing in a project without the file. */
function listColors(root: string): string[] {
  const file = 'src/css/tokens.css';
  const lines = listFiles(root, 'src/css', /tokens\.css$/).flatMap((path) => readText(root, path).split('\n'));
  return Object.entries({
    "[data-surface='dark'] {": 'dark',
    "[data-surface='light'],": 'light: pages for reading in the light theme, and white landing pages',
  }).flatMap(([selector, name]) => (lines.includes(selector) ? `${file}:${lines.indexOf(selector) + 1}  ${name}` : []));
}

/** Lists the settings that every owner must set and that still have their default values. */
function unsetSettings(env: SiteEnv): string[] {
  const defaults = readSiteEnv({});
  return [
    {
      name: 'SITE_URL',
      value: env.siteUrl,
      fallback: defaults.siteUrl,
      use: 'origin of canonical links, feeds and social cards',
    },
    {name: 'APP_URL', value: env.appUrl, fallback: defaults.appUrl, use: 'Log In and all trial buttons link to it'},
    {
      name: 'GITHUB_REPO',
      value: env.githubRepo,
      fallback: defaults.githubRepo,
      use: 'the star badge links to it and shows its stars',
    },
    {
      name: 'API_HOST',
      value: env.apiHost,
      fallback: defaults.apiHost,
      use: 'leads are posted to the site itself, but a static host does not accept them: see src/server/leads/README.md',
    },
  ]
    .filter(({value, fallback}) => value === fallback)
    .map(({name, value, use}) => `${name}  ${value ?? 'not set'}: ${use}`);
}

/** Lists what the site states about settings that an owner may leave as they are. */
function openDecisions({aiTraining, leadKeepDays, noIndexReason, statusUrl}: SiteEnv): string[] {
  return [
    `LEADS_KEEP_DAYS  ${leadKeepDays}: the privacy policy says that demo requests are deleted after so many days; set the same for the lead service`,
    ...(aiTraining === undefined
      ? ['AI_TRAINING  not set: robots.txt does not say whether AI models may be trained on the content (yes or no)']
      : []),
    ...(noIndexReason
      ? [`SITE_INDEXABLE  ${noIndexReason}: search engines may not list the site; for the launch, set it to yes`]
      : []),
    ...(statusUrl === undefined ? ['STATUS_URL  not set: no page links to a status page of the service'] : []),
  ];
}

function listBanners(): string[] {
  return [homeBanner, announcement].flatMap((banner) => {
    if (!banner) return [];
    const {name, text, shown} = banner;
    return [`${name}, ${shown ? `${shown.from} to ${shown.until}` : 'no end date'}: ${text}`];
  });
}

/**
 * Returns a line for each third-party tag: its consent class (`necessary`, `statistics` or `marketing`), whether it
 * waits for consent in this build, and the items that it stores.
 */
export function listTags({monitoringConsent}: Pick<SiteEnv, 'monitoringConsent'>, list = tags): string[] {
  return list.map(({name, consent, stored}) => {
    const needsConsent = consent === 'marketing' || (consent === 'statistics' && monitoringConsent === 'ask');
    const items = stored.length > 0 ? stored.map((item) => item.name).join(', ') : 'nothing';
    return `${name}  ${consent}, ${needsConsent ? 'after consent' : 'starts without consent'}; stores ${items}`;
  });
}

/** `npm run launch-check`: prints the report for the current folder. Exits with 1 if sample content is left. */
async function main(): Promise<void> {
  const {lines, ready} = await launchReport('.', loadSiteEnv());
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = ready ? 0 : 1;
}

if (require.main === module) void main();
