import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {closest, distance} from 'fastest-levenshtein';
import {readSiteEnv, type SiteEnv, settingNames} from './env';

/**
 * Reads the settings from the environment and an optional `.env` file in the current folder; the environment takes
 * precedence. Prints a malformed setting as one line (contract, "Settings") and exits: callers would print a stack
 * trace. A name that looks misspelled is only a warning, because it may belong to another tool.
 */
export function loadSiteEnv(): SiteEnv {
  try {
    const {values, warnings} = dotenvValues(existsSync('.env') ? readFileSync('.env', 'utf8') : '');
    for (const [name, value] of Object.entries(values)) {
      // Skips variables that an earlier call has set, here or in the parent process: each warning is printed once.
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
  /** By name, for each name that is not a setting but differs from one in at most a quarter of its letters. */
  warnings: Record<string, string>;
};

/** Parses the text of a `.env` file. Throws at a line that is not an assignment. */
export function dotenvValues(text: string): Dotenv {
  // Some editors write a byte order mark.
  const assignments = text.replace(/^\uFEFF/, '');
  const warnings: Dotenv['warnings'] = {};
  for (const [index, line] of assignments.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
    if (!name) throw new Error(`.env:${index + 1}: ${JSON.stringify(line)} is not a setting. Write NAME=value.`);
    const similar = closest(name.toUpperCase(), settingNames);
    if (name !== similar && distance(name.toUpperCase(), similar) <= name.length / 4) {
      warnings[name] = `.env:${index + 1}: ${name} is not a setting of this site. Did you mean ${similar}?`;
    }
  }
  return {values: parseEnv(assignments), warnings};
}
