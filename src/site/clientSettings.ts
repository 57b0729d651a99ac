import type {ClientSettings} from '../lib/clientSettings';
import type {Redirect} from '../lib/redirectRules';
import type {SiteEnv} from './env';

/** What the browser is told of the settings, the names of comparison pages and the redirects. */
export function clientSettings(
  {loginUrl, githubRepo, apiHost, monitoring, monitoringConsent, monitoringFormValues}: SiteEnv,
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
    comparisonViews,
    ...(movedFragments.length > 0 && {movedFragments}),
  };
}
