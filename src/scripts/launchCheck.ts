import {legalVersions} from '../data/facts';
import {announcement, homeBanner} from '../data/home/banners';
import {disagreements} from '../data/launch/disagreements';
import {openQuestions} from '../data/launch/openQuestions';
import {listFiles, readText} from '../plugins/content-lint/files';
import {loadPages} from '../plugins/content-lint/pages';
import {loadSiteEnv} from '../site/dotenv';
import {readSiteEnv, type SiteEnv} from '../site/env';
import {samplesIn} from './samples';

/**
 * What the site's owner has to supply or decide before launch (contract, "Settings" and "Where the world has moved"),
 * line by line: every sample with file and line, then settings, banners, legal texts, unpublished pages, facts that
 * disagree and open questions. Only samples keep the site from being `ready`.
 */
export function launchReport(root: string, env: SiteEnv): {lines: string[]; ready: boolean} {
  const settings = unsetSettings(env);
  const {pages, unread} = loadPages(root);
  const samples = listFiles(root, 'src/data', /\.ts$/).flatMap((path) =>
    samplesIn(readText(root, path)).map(({line, name, text}) => `${path}:${line}  ${name}  ${text}`.trimEnd()),
  );
  const section = (heading: string, entries: readonly string[]) => [
    `${heading} (${entries.length}):`,
    ...entries.map((entry) => `  ${entry}`),
    '',
  ];
  const lines = [
    ...section('Samples to replace by the real thing; then remove "sample: true"', samples),
    ...section('Settings that still have their defaults: give the build your own (.env.example)', settings),
    ...section(
      'Banners that the home page shows: change them, or write undefined, in src/data/home/banners.ts',
      banners(),
    ),
    ...section('Texts that bind you, drafted here: have a lawyer read them', legalTexts(root)),
    ...section(
      'Pages that are not published: finish them, or remove them',
      [...pages, ...unread].flatMap(({file, unpublished}) => (unpublished ? `${file} is ${unpublished}` : [])),
    ),
    ...section(
      'Decisions: facts that disagree, kept in src/data as they were given',
      disagreements.map(({fact, note}) => `${fact}\n    ${note}`),
    ),
    ...section(
      'Answers that customers will ask for and only you know: write them there, then remove them from src/data/launch/openQuestions.ts',
      openQuestions.map(({question, pages}) => `${question}\n    ${pages.join(', ')}`),
    ),
    verdict(samples.length, settings.length),
  ];
  return {lines: lines.flatMap((line) => line.split('\n')), ready: samples.length === 0};
}

function verdict(samples: number, settings: number): string {
  if (samples > 0) return `Not ready to launch: ${samples} to replace.`;
  return settings > 0
    ? 'No sample is left. Ready to launch once the settings above are yours.'
    : 'Ready to launch: no sample is left.';
}

/** The settings without which a site is not its owner's, where they are still what an unset one takes. */
function unsetSettings(now: SiteEnv): string[] {
  const defaults = readSiteEnv({});
  return [
    {name: 'SITE_URL', value: now.siteUrl, other: defaults.siteUrl, what: 'canonical links, feeds and cards name it'},
    {name: 'APP_URL', value: now.appUrl, other: defaults.appUrl, what: 'Log In and every trial button lead there'},
    {
      name: 'GITHUB_REPO',
      value: now.githubRepo,
      other: defaults.githubRepo,
      what: 'the star badge counts and opens it',
    },
    {
      name: 'API_HOST',
      value: now.apiHost,
      other: defaults.apiHost,
      what: 'leads go to the site itself: a static host takes none',
    },
  ]
    .filter(({value, other}) => value === other)
    .map(({name, value, what}) => `${name}  ${value ?? 'not set'}: ${what}`);
}

function banners(): string[] {
  return [homeBanner, announcement].flatMap((banner) => {
    if (!banner) return [];
    const {name, text, shown} = banner;
    return [`${name}, ${shown ? `${shown.from} to ${shown.until}` : 'without an end'}: ${text}`];
  });
}

/** The pages that say which version they are. */
function legalTexts(root: string): string[] {
  return listFiles(root, 'src/pages', /\.mdx$/).flatMap((file) => {
    const [, of] = /<LegalVersion of="(\w+)"/.exec(readText(root, file)) ?? [];
    const legal = Object.entries(legalVersions).find(([key]) => key === of)?.[1];
    return legal ? [`${file}  version ${legal.version}, ${legal.lastUpdated}`] : [];
  });
}

/** `npm run launch-check` in the current folder. */
function main(): void {
  const {lines, ready} = launchReport('.', loadSiteEnv());
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = ready ? 0 : 1;
}

if (require.main === module) main();
