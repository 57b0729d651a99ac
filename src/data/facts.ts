/**
 * Every number, limit, offer and promise of the specification, once each. Pages, MDX and feeds cite this file;
 * none types a figure again. Plans and prices: `plans.ts`. Where the specification's facts disagree with each
 * other they stay as it gives them, each on its own page, and `disagreements.ts` says so to the site's owner.
 */

/** Claims that may be made in copy (section 1). */
export const claims = {
  noCreditCard: 'No credit card required',
  cancelAnytime: 'Cancel anytime',
  codeNotStored: 'Code is not stored',
  support: '24/7 support',
  encryptionAtRest: 'AES-256 at rest',
  encryptionInTransit: 'TLS 1.2+',
  accessControl: 'Role-based access control',
  sso: 'SSO',
  permissionAware: 'Permission-aware search',
} as const;

/** Compliance frameworks that the checks cover (section 1). */
export const frameworks = ['SOC2', 'ISO 27001', 'GDPR'] as const;

/** Source hosts and chat tools named in copy (section 1). */
export const sourceHosts = ['GitHub', 'GitLab', 'Bitbucket'] as const;
export const chatTools = ['Slack', 'Microsoft Teams'] as const;
/** Tools besides the source hosts whose use is described, in docs of their own. */
export const describedTools = ['Jira', ...chatTools] as const;
/** The tools that are integrated today: only one, says the FAQ (section 1); see also `disagreements.ts`. */
export const integratedTools: readonly string[] = ['GitHub'];

/** How many tools unified search covers, as copy writes it (section 1). */
export const searchedTools = '50+';

/** Figures that home page and customer stories share. */
const suggestions = 29_100;
const appIntegrations = 50;

/** The home page's stats strip (section 1); `suffix` follows the number. */
export const stats = [
  {value: 12, suffix: '+', label: 'AI agents'},
  {value: 6300, suffix: '', label: 'Security scans'},
  {value: suggestions, suffix: '', label: 'Smart AI suggestions'},
  {value: appIntegrations, suffix: '+', label: 'App integrations'},
] as const;

/** The four tiles of the customer stories (section 1); 6.3K are scans on the home page (`disagreements.ts`). */
export const customerStats = [
  {value: '12K', label: 'PRs auto-verified'},
  {value: '6.3K', label: 'Secure deployments on merge'},
  {value: `${suggestions / 1000}k`, label: 'Smart AI suggestions'},
  {value: `${appIntegrations}+`, label: 'App integrations'},
] as const;

/** Claims and offers (section 9). */
export const offers = {
  /** Days. */
  freeTrialDays: 14,
  /** A month: the FAQ's figure, which is none of the plans' (`disagreements.ts`). */
  faqPriceFrom: 29,
  /** Days of notice before a price changes. */
  priceChangeNoticeDays: 30,
  /** Percent off, as the yearly toggle labels it. */
  yearlyDiscountPercent: 30,
  startup: {
    /** Percent off the plan. */
    discountPercent: 50,
    discountMonths: 6,
    /** Its id in `plans.ts`. */
    plan: 'pro',
    /** Reduced access lasts up to this many years. */
    reducedAccessYears: 1,
  },
  /** Percent, as the changelog claims it. */
  speedUpPercent: 25,
} as const;

/** The vulnerability disclosure policy's promises (section 9). */
export const disclosure = {
  acknowledgementHours: 72,
  validationBusinessDays: 10,
} as const;

/** Until when security.txt may be relied on: at most a year ahead (RFC 9116); a test asks for a new day in time. */
export const securityContactExpires = '2027-11-01';

/** SOC2 preparation, phase by phase (section 9): months as "from–to". */
export const complianceTimeline = {
  overallMonths: [6, 12],
  phases: ['1–2', '3–6', '7–9', '10–12'],
} as const;

/** The legal pages' version lines: the terms' are the specification's (section 2), the others say when we wrote them. */
export const legalVersions = {
  terms: {version: '1.0', lastUpdated: '2025-08-13'},
  privacy: {version: '1.0', lastUpdated: '2026-11-23'},
  dataProcessing: {version: '1.1', lastUpdated: '2026-11-26'},
  disclosure: {version: '1.1', lastUpdated: '2026-11-26'},
} as const;

/** Options of "Number of developers" (section 9). */
export const developerCounts = ['1-5', '6-10', '11-50', '50+'] as const;

/** The footer's year (section 1). */
export const footerYear = 2024;

/** Timings in milliseconds, sizes in CSS pixels unless said otherwise (sections 4 and 9). */
export const motion = {
  tabRotationMs: 4000,
  reshuffleMs: 5000,
  counterMs: 2000,
  /** The share of the stats strip that must be in view before it counts. */
  counterVisibleShare: 0.3,
  toastMs: 3000,
  /** Seconds for one turn of the testimonials. */
  testimonialSeconds: {fast: 20, normal: 40, slow: 80},
  /** After so long without its frame a film's plain link is offered instead: ours, the specification sets no limit. */
  videoDeadlineMs: 10_000,
} as const;

export const sizes = {
  dropdownMaxHeight: 320,
  mobileMenuMaxHeight: 500,
  /** From this window width on, the phone's menu collapses. */
  menuCollapseWidth: 1024,
  comparisonAnswerMaxHeight: '10rem',
  /** Landing pages' hero bands. */
  heroBandHeights: [320, 300],
} as const;

/** The hero orbit's radii by window width: the first row whose limit is above the width counts (section 9). */
export const orbitRadii = [
  {below: 480, inner: 100, outer: 150},
  {below: 768, inner: 130, outer: 190},
  {below: 1024, inner: 150, outer: 220},
  {below: Number.POSITIVE_INFINITY, inner: 170, outer: 250},
] as const;

/** How many icons and previews are shown, row by row (section 4). */
export const shuffledRows = {
  integrations: [3, 2, 3],
  previews: [3, 2, 3, 2],
} as const;

/** The device identifier (sections 3 and 9, contract "Names"). */
export const deviceIdentifier = {
  key: 'ovamai_device_id',
  cookiePath: '/',
  /** Seconds: one year. */
  cookieMaxAge: 31_536_000,
} as const;

/**
 * What the monitoring library is told (section 9, contract "Names"): the privacy policy is written from it.
 * Limits and throttles of replays are the library's own.
 */
export const monitoring = {
  service: 'ovamai',
  env: 'ovamai',
  version: '1.0.0',
  sessionSampleRate: 100,
  sessionReplaySampleRate: 100,
  /** Replays and names of clicks carry no text that a visitor typed or chose. */
  defaultPrivacyLevel: 'mask-user-input',
  trackResources: true,
  trackLongTasks: true,
  trackUserInteractions: true,
  /** A cookie is what makes one session of several tabs; where none is kept, a session lasts as long as its page. */
  sessionPersistence: ['cookie', 'memory'],
  /** The device identifier is the only identity: the library adds none of its own. */
  trackAnonymousUser: false,
  /** The library reports nothing about itself. */
  telemetrySampleRate: 0,
  userName: 'Anonymous visitor',
  startedFlag: '__OVAMAI_MONITORING_STARTED__',
} as const;

/** What monitoring keeps in a visitor's browser until consent is taken back, besides the decision about it. */
export const monitoringStorage = [
  {name: deviceIdentifier.key, place: 'local storage', lasts: 'until you delete it'},
  {name: deviceIdentifier.key, place: 'cookie', lasts: 'one year'},
  {name: '_dd_s_v2', place: 'cookie', lasts: 'four hours after the last visit at most'},
  {name: '_dd_tab_id', place: 'session storage', lasts: 'until the tab is closed'},
] as const;

/** Days after which a decision about monitoring is asked for again: at most six months. */
export const consentDays = 180;

/** Brand colours (section 3). */
export const brandColours = [
  {name: 'Primary', hex: '#E86F1C'},
  {name: 'Accent', hex: '#D52211'},
  {name: 'Background', hex: '#252525'},
  {name: 'Text', hex: '#FFFFFF'},
] as const;
