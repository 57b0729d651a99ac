import type {SiteEnv} from './env';

/** The part of the settings that the browser needs; it travels in Docusaurus' `customFields`. */
export type ClientSettings = Pick<
  SiteEnv,
  'loginUrl' | 'githubRepo' | 'apiHost' | 'monitoring' | 'monitoringConsent' | 'monitoringFormValues'
>;

export function clientSettings({
  loginUrl,
  githubRepo,
  apiHost,
  monitoring,
  monitoringConsent,
  monitoringFormValues,
}: SiteEnv): ClientSettings {
  return {loginUrl, githubRepo, apiHost, monitoring, monitoringConsent, monitoringFormValues};
}
