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
