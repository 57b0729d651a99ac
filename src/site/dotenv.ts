import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {meantWord} from '../lib/search/spelling';
import {readSiteEnv, type SiteEnv, settingNames} from './env';

/**
 * The settings of this process: the environment, completed by a `.env` file in the project's folder where
 * there is one. What the environment already holds wins. A malformed one ends the process with its line (contract,
 * "Settings"): whoever asks would show a stack around it.
 */
export function loadSiteEnv(): SiteEnv {
  try {
    const fromFile = existsSync('.env') ? dotenvValues(readFileSync('.env', 'utf8')) : {};
    for (const [name, value] of Object.entries(fromFile)) process.env[name] ??= value;
    return readSiteEnv(process.env);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

/**
 * What the text of a `.env` file sets. Throws at a line that sets nothing and at a mistyped setting: passed over, they
 * would leave the default, and visitors tracked who were to be asked. Other names, such as PORT for `npm run serve`,
 * are taken as they are.
 */
export function dotenvValues(text: string): Record<string, string | undefined> {
  // Some editors begin a file with a mark that nobody sees.
  const settings = text.replace(/^\uFEFF/, '');
  for (const [index, line] of settings.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
    if (!name) throw new Error(`.env:${index + 1} holds ${JSON.stringify(line)}; it should be NAME=value.`);
    const meant = meantWord(name.toUpperCase(), settingNames);
    if (meant && name !== meant)
      throw new Error(`.env:${index + 1} sets ${name}, which is no setting; write ${meant}.`);
  }
  return parseEnv(settings);
}
