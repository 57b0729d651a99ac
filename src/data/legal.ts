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
