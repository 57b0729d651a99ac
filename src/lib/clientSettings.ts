import type {Redirect} from './redirectRules';

/** The part of the settings that the browser needs; it travels in Docusaurus' `customFields`. */
export type ClientSettings = {
  /** Where a visitor logs in or starts a trial: `{appUrl}/login`. */
  loginUrl: string;
  /** `owner/name` of the public review repository on the code host. */
  githubRepo: string;
  /** Origin of the lead API; `undefined` means the site's own origin. */
  apiHost: string | undefined;
  /** Monitoring credentials; `undefined` switches monitoring off, and nothing of it is loaded. */
  monitoring: MonitoringSettings | undefined;
  /** Whether visitors are tracked at once or asked first. */
  monitoringConsent: 'granted' | 'ask';
  /** Whether the demo form's values go into its monitoring records or only which fields were filled. */
  monitoringFormValues: 'send' | 'redact';
  /** What monitoring calls the comparison pages, by path. */
  comparisonViews: Record<string, string>;
  /** Redirects from a heading's fragment, which hosts do not see; left out where there are none. */
  movedFragments?: readonly Redirect[];
};

export type MonitoringSettings = {
  applicationId: string;
  clientToken: string;
  /** The provider's regional site, such as `us5.datadoghq.com`. */
  site: string;
  /** First-party URL or path that telemetry goes through; `undefined` means straight to `site`. */
  proxy: string | undefined;
};
