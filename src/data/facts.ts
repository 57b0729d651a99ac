/**
 * All numbers, limits, offers and promises of the specification. Pages, MDX and feeds cite this file and never repeat a
 * value. Plans and prices: `plans.ts`. Contradictions in the specification are retained, each value on its own page;
 * `specConflicts.ts` reports them to the site's owner. Section numbers are those of the specification.
 */

/** Claims allowed in copy (section 1). */
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
/** Tools, other than source hosts, that have docs of their own. */
export const describedTools = ['Jira', ...chatTools] as const;
/** Tools integrated today: only one according to the FAQ (section 1). See also `specConflicts.ts`. */
export const integratedTools: readonly string[] = ['GitHub'];

/** Number of tools that unified search covers, as written in copy (section 1). */
export const searchedTools = '50+';

/** Figures shared by the home page and the customer stories. */
const suggestions = 29_100;
const appIntegrations = 50;

/** Stats strip of the home page (section 1). */
export const stats = [
  {value: 12, suffix: '+', label: 'AI agents'},
  {value: 6300, suffix: '', label: 'Security scans'},
  {value: suggestions, suffix: '', label: 'Smart AI suggestions'},
  {value: appIntegrations, suffix: '+', label: 'App integrations'},
] as const;

/** Four tiles of the customer stories (section 1). On the home page, 6.3K are scans (`specConflicts.ts`). */
export const customerStats = [
  {value: '12K', label: 'PRs auto-verified'},
  {value: '6.3K', label: 'Secure deployments on merge'},
  {value: `${suggestions / 1000}k`, label: 'Smart AI suggestions'},
  {value: `${appIntegrations}+`, label: 'App integrations'},
] as const;

/** Claims and offers (section 9). */
export const offers = {
  freeTrialDays: 14,
  /** Lowest price per month according to the FAQ; no plan has this price (`specConflicts.ts`). */
  faqPriceFrom: 29,
  /** Notice period before a price change. */
  priceChangeNoticeDays: 30,
  /** Discount in the label of the yearly toggle. */
  yearlyDiscountPercent: 30,
  startup: {
    discountPercent: 50,
    discountMonths: 6,
    /** Id of the discounted plan in `plans.ts`. */
    plan: 'pro',
    /** Maximum duration of reduced access. */
    reducedAccessYears: 1,
  },
  /** Claimed in the changelog. */
  speedUpPercent: 25,
} as const;

/** Response times of the vulnerability disclosure policy (section 9). */
export const disclosure = {
  acknowledgementHours: 72,
  validationBusinessDays: 10,
} as const;

/** Expiry date of security.txt: at most a year ahead (RFC 9116). A test fails 30 days before it. */
export const securityContactExpires = '2027-11-01';

/** Phases of SOC2 preparation, in months (section 9). */
export const complianceTimeline = {
  overallMonths: [6, 12],
  phases: ['1–2', '3–6', '7–9', '10–12'],
} as const;

/** Versions of the legal pages. The terms' are from the specification (section 2), the others ours. */
export const legalVersions = {
  terms: {version: '1.0', lastUpdated: '2025-08-13'},
  privacy: {version: '1.1', lastUpdated: '2026-11-27'},
  dataProcessing: {version: '1.1', lastUpdated: '2026-11-26'},
  disclosure: {version: '1.1', lastUpdated: '2026-11-26'},
  accessibility: {version: '1.0', lastUpdated: '2026-11-27'},
} as const;

/** Options of the form field "Number of developers" (section 9). */
export const developerCounts = ['1-5', '6-10', '11-50', '50+'] as const;

/** Copyright year in the footer (section 1). */
export const footerYear = 2024;

/** Timings and thresholds (sections 4 and 9). */
export const motion = {
  tabRotationMs: 4000,
  reshuffleMs: 5000,
  counterMs: 2000,
  /** Visible share of the stats strip (IntersectionObserver threshold) that starts the counters. */
  counterVisibleShare: 0.3,
  toastMs: 3000,
  /** Duration of one cycle of the testimonials. */
  testimonialSeconds: {fast: 20, normal: 40, slow: 80},
  /** Timeout for the video frame; then a plain link is shown. Our choice: the specification has no limit. */
  videoDeadlineMs: 10_000,
} as const;

/** Sizes in CSS pixels, unless a unit is given (sections 4 and 9). */
export const sizes = {
  dropdownMaxHeight: 320,
  mobileMenuMaxHeight: 500,
  /** Viewport width from which the mobile menu closes. */
  menuCollapseWidth: 1024,
  comparisonAnswerMaxHeight: '10rem',
  /** Height of the landing pages' hero band on wide screens and on phones. */
  heroBandHeights: [320, 300],
} as const;

/** Radii of the hero's orbit by viewport width (section 9). The first row with `below` above the width applies. */
export const orbitRadii = [
  {below: 480, inner: 100, outer: 150},
  {below: 768, inner: 130, outer: 190},
  {below: 1024, inner: 150, outer: 220},
  {below: Number.POSITIVE_INFINITY, inner: 170, outer: 250},
] as const;

/** Number of icons and previews per row (section 4). */
export const shuffledRows = {
  integrations: [3, 2, 3],
  previews: [3, 2, 3, 2],
} as const;

/** Brand colors (section 3). */
export const brandColours = [
  {name: 'Primary', hex: '#E86F1C'},
  {name: 'Accent', hex: '#D52211'},
  {name: 'Background', hex: '#252525'},
  {name: 'Text', hex: '#FFFFFF'},
] as const;
