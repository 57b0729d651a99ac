import type {ClientSettings, ConsentClass} from '../lib/clientSettings';
import type {Redirect} from '../lib/redirectRules';
import type {SiteEnv} from './env';

/**
 * Selects the settings that the browser needs, and adds the comparison pages' view names, the fragment redirects and the
 * classes of the third-party tags.
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
    leadAttribution,
    statusUrl,
  }: SiteEnv,
  comparisonViews: Record<string, string>,
  redirects: readonly Redirect[],
  tags: readonly {consent: ConsentClass}[],
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
    ...(monitoring && {comparisonViews}),
    ...(leadAttribution && {leadAttribution}),
    ...(tags.length > 0 && {tagClasses: [...new Set(tags.map(({consent}) => consent))]}),
    ...(statusUrl && {statusUrl}),
    ...(movedFragments.length > 0 && {movedFragments}),
  };
}
