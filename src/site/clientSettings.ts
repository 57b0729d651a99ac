import type {SiteEnv} from './env';

/** The part of the settings that the browser needs; it travels in Docusaurus' `customFields`. */
export type ClientSettings = Pick<SiteEnv, 'loginUrl' | 'githubRepo'>;

export function clientSettings({loginUrl, githubRepo}: SiteEnv): ClientSettings {
  return {loginUrl, githubRepo};
}
