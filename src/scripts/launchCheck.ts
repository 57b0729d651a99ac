import {announcement, homeBanner} from '../data/banners';
import {disagreements} from '../data/disagreements';
import {legalVersions} from '../data/facts';
import {openQuestions} from '../data/openQuestions';
import {samplesIn} from '../lib/samples';
import {listFiles, readText} from '../plugins/content-lint/files';
import {loadPages} from '../plugins/content-lint/pages';
import {loadSiteEnv} from '../site/dotenv';
import {readSiteEnv} from '../site/env';

/**
 * `npm run launch-check`: what the site's owner has to supply or decide before launch (contract, "Settings" and
 * "Where the world has moved"). Each sample stands with file and line, and while there is one the check fails;
 * settings may be made where the site is built, and banners, texts that bind, pages that nobody sees, facts that disagree
 * and open questions are for the owner to settle or to leave. It reads the content and the settings of the current
 * folder.
 */
function launchCheck(): void {
  const settings = unset();
  const samples = listFiles('.', 'src/data', /\.ts$/).flatMap((path) =>
    samplesIn(readText('.', path)).map(({line, name, text}) => `${path}:${line}  ${name}  ${text}`.trimEnd()),
  );

  print('Samples to replace by the real thing; then take "sample: true" away', samples);
  print('Settings that stand in for yours: give the build its own (.env.example)', settings);
  print('Banners that the home page shows: say something else, or undefined, in src/data/banners.ts', banners());
  print('Texts that bind you, drafted here: have a lawyer read them', legalTexts());
  print(
    'Pages that nobody sees yet: finish them, or take them away',
    loadPages('.').pages.flatMap(({file, unpublished}) => (unpublished ? `${file} is ${unpublished}` : [])),
  );
  print(
    'Decisions: facts that disagree, kept in src/data as they were given',
    disagreements.map(({fact, note}) => `${fact}\n    ${note}`),
  );
  print(
    'Answers that customers will ask for and only you know: write them there, then take them out of src/data/openQuestions.ts',
    openQuestions.map(({question, pages}) => `${question}\n    ${pages.join(', ')}`),
  );
  if (samples.length > 0) write(`Not ready to launch: ${samples.length} to replace.`);
  else if (settings.length > 0) write('No sample is left. Ready to launch once the settings above are yours.');
  else write('Ready to launch: no sample is left.');
  process.exitCode = samples.length > 0 ? 1 : 0;
}

/** The settings without which a site is not its owner's, where they are still what an unset one takes. */
function unset(): string[] {
  const now = loadSiteEnv();
  const standIn = readSiteEnv({});
  return [
    {name: 'SITE_URL', value: now.siteUrl, other: standIn.siteUrl, what: 'canonical links, feeds and cards name it'},
    {name: 'APP_URL', value: now.appUrl, other: standIn.appUrl, what: 'Log In and every trial button lead there'},
    {name: 'GITHUB_REPO', value: now.githubRepo, other: standIn.githubRepo, what: 'the star badge counts and opens it'},
    {
      name: 'API_HOST',
      value: now.apiHost,
      other: standIn.apiHost,
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
function legalTexts(): string[] {
  return listFiles('.', 'src/pages', /\.mdx$/).flatMap((file) => {
    const [, of] = /<LegalVersion of="(\w+)"/.exec(readText('.', file)) ?? [];
    const legal = Object.entries(legalVersions).find(([key]) => key === of)?.[1];
    return legal ? [`${file}  version ${legal.version}, ${legal.lastUpdated}`] : [];
  });
}

function print(heading: string, entries: string[]): void {
  write(`${heading} (${entries.length}):`);
  for (const entry of entries) write(`  ${entry}`);
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

launchCheck();
