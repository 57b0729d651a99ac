import {existsSync} from 'node:fs';
import {readSiteEnv, type SiteEnv} from './env';

/**
 * The settings of this process: the environment, completed by a `.env` file in the project's folder where
 * there is one. What the environment already holds wins.
 */
export function loadSiteEnv(): SiteEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSiteEnv(process.env);
}
