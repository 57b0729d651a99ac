/**
 * Numbers, limits, offers and promises of the specification. Pages, MDX and feeds cite this file and never repeat a value.
 * Most pages load all of it: what few pages need is in `design.ts`, `legal.ts`, `monitoring.ts`, `motion.ts` and
 * `stats.ts`, plans and prices in `plans.ts`. Contradictions in the specification are retained, each value on its own
 * page; `specConflicts.ts` reports them to the site's owner. Section numbers are those of the specification.
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

/** Options of the form field "Number of developers" (section 9). */
export const developerCounts = ['1-5', '6-10', '11-50', '50+'] as const;

/** Copyright year in the footer (section 1). */
export const footerYear = 2024;

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
