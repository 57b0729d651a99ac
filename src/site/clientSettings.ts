import type {ClientSettings} from '../lib/clientSettings';
import type {Redirect} from '../lib/redirectRules';
import type {SiteEnv} from './env';

/**
 * Selects the settings that the browser needs, and adds the comparison pages' view names and the fragment redirects.
 */
export function clientSettings(
  {loginUrl, githubRepo, apiHost, monitoring, monitoringConsent, monitoringFormValues, leadAttribution}: SiteEnv,
  comparisonViews: Record<string, string>,
  redirects: readonly Redirect[],
): ClientSettings {
  const movedFragments = redirects.filter(({from}) => from.includes('#'));
  return {
    loginUrl,
    githubRepo,
    apiHost,
    monitoring,
    monitoringConsent,
    monitoringFormValues,
    ...(leadAttribution && {leadAttribution}),
    comparisonViews,
    ...(movedFragments.length > 0 && {movedFragments}),
  };
}
