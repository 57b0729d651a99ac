import type {Redirect} from './redirectRules';

/** What a third-party tag is used for, which decides whether it needs consent. */
export type ConsentClass = 'necessary' | 'statistics' | 'marketing';

/** The settings that the browser needs, passed in Docusaurus' `customFields`. */
export type ClientSettings = {
  /** URL to log in or start a trial: `{appUrl}/login`. */
  loginUrl: string;
  /** `owner/name` of the public review repository on the code host. */
  githubRepo: string;
  /** Origin of the lead API; `undefined` means the site's own origin. */
  apiHost: string | undefined;
  /** Days after which the lead service deletes a lead, for the privacy policy. */
  leadKeepDays: number;
  /** Monitoring credentials; with `undefined`, monitoring is off and its scripts are not loaded. */
  monitoring: MonitoringSettings | undefined;
  /** Whether tracking starts immediately or after the visitor's consent. */
  monitoringConsent: 'granted' | 'ask';
  /** Whether monitoring records the values of the demo form, or only which fields were filled. */
  monitoringFormValues: 'send' | 'redact';
  /** URL of the service's status page; absent if there is none. */
  statusUrl?: string | undefined;
  /** Classes of the third-party tags; absent if there are none. */
  tagClasses?: readonly ConsentClass[];
  /** Sends a lead with a header that describes how the visit began. */
  leadAttribution?: true;
  /** View names of the comparison pages in monitoring, by path; absent without monitoring. */
  comparisonViews?: Record<string, string>;
  /** Redirects from a heading's fragment, which browsers do not send to hosts; absent if there are none. */
  movedFragments?: readonly Redirect[];
};

export type MonitoringSettings = {
  applicationId: string;
  clientToken: string;
  /** The provider's regional site, such as `us5.datadoghq.com`. */
  site: string;
  /** First-party URL or path that proxies telemetry; with `undefined`, it is sent directly to `site`. */
  proxy: string | undefined;
};
