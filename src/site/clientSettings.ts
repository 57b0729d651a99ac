import type {SiteEnv} from './env';

/** The part of the settings that the browser needs; it travels in Docusaurus' `customFields`. */
export type ClientSettings = Pick<
  SiteEnv,
  'loginUrl' | 'githubRepo' | 'apiHost' | 'monitoring' | 'monitoringConsent' | 'monitoringFormValues'
> & {
  /** What monitoring calls the comparison pages, by path. */
  comparisonViews: Record<string, string>;
};

export function clientSettings(
  {loginUrl, githubRepo, apiHost, monitoring, monitoringConsent, monitoringFormValues}: SiteEnv,
  comparisonViews: Record<string, string>,
): ClientSettings {
  return {loginUrl, githubRepo, apiHost, monitoring, monitoringConsent, monitoringFormValues, comparisonViews};
}
