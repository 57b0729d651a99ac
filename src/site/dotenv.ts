import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {closest, distance} from 'fastest-levenshtein';
import {readSiteEnv, type SiteEnv, settingNames} from './env';

/**
 * The settings of this process: the environment, completed by a `.env` file in the project's folder where
 * there is one. What the environment already holds wins. A malformed one ends the process with its line (contract,
 * "Settings"), because callers would print a stack around it. A name that looks mistyped is only a warning: it may be
 * another tool's.
 */
export function loadSiteEnv(): SiteEnv {
  try {
    const {values, warnings} = dotenvValues(existsSync('.env') ? readFileSync('.env', 'utf8') : '');
    for (const [name, value] of Object.entries(values)) {
      // Also set by an earlier call, in this process or its parent: each warning is printed once.
      if (process.env[name] !== undefined) continue;
      process.env[name] = value;
      if (warnings[name]) process.stderr.write(`${warnings[name]}\n`);
    }
    return readSiteEnv(process.env);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

type Dotenv = {
  values: Record<string, string | undefined>;
  /** By name, for each that is no setting and of which at most a quarter differs from one. */
  warnings: Record<string, string>;
};

/** What the text of a `.env` file sets. Throws at a line that sets nothing. */
export function dotenvValues(text: string): Dotenv {
  // Some editors begin a file with a mark that nobody sees.
  const settings = text.replace(/^\uFEFF/, '');
  const warnings: Dotenv['warnings'] = {};
  for (const [index, line] of settings.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
    if (!name) throw new Error(`.env:${index + 1} holds ${JSON.stringify(line)}; it should be NAME=value.`);
    const meant = closest(name.toUpperCase(), settingNames);
    if (name !== meant && distance(name.toUpperCase(), meant) <= name.length / 4) {
      warnings[name] = `.env:${index + 1}: ${name} is not a setting of this site. Did you mean ${meant}?`;
    }
  }
  return {values: parseEnv(settings), warnings};
}
