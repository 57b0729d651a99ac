import type {ClientSettings} from '../lib/clientSettings';
import type {Redirect} from '../lib/redirectRules';
import type {SiteEnv} from './env';

/**
 * Selects the settings that the browser needs, and adds the comparison pages' view names and the fragment redirects.
 */
export function clientSettings(
  {
    loginUrl,
    githubRepo,
    apiHost,
    leadKeepDays,
    monitoring,
    monitoringConsent,
    monitoringFormValues,
    statusUrl,
  }: SiteEnv,
  comparisonViews: Record<string, string>,
  redirects: readonly Redirect[],
): ClientSettings {
  const movedFragments = redirects.filter(({from}) => from.includes('#'));
  return {
    loginUrl,
    githubRepo,
    apiHost,
    leadKeepDays,
    monitoring,
    monitoringConsent,
    monitoringFormValues,
    comparisonViews,
    ...(statusUrl && {statusUrl}),
    ...(movedFragments.length > 0 && {movedFragments}),
  };
}
