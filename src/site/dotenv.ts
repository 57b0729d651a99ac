import {existsSync} from 'node:fs';
import {readSiteEnv, type SiteEnv} from './env';

/**
 * The settings of this process: the environment, completed by a `.env` file in the project's folder where
 * there is one. What the environment already holds wins. A malformed one ends the process with its line (contract,
 * "Settings"): whoever asks would show a stack around it.
 */
export function loadSiteEnv(): SiteEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readSiteEnv(process.env);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
