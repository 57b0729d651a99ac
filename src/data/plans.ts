import type {Plan} from './schema/plan';

/** The plans of the specification's section 9, cheapest first. US dollars a month. */
export const plans = [
  {
    id: 'free',
    name: 'Free',
    description: 'Try the agents on a small project.',
    monthly: {price: 0, credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1},
    yearly: {credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1},
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'For one person who ships every week.',
    monthly: {price: 5, credits: 10_000, rollover: true, prs: 50, qa: 100, deployments: 20},
    yearly: {price: 3.5, originalPrice: 5, credits: 10_000, rollover: true, prs: 50, qa: 100, deployments: 20},
  },
  {
    id: 'lite',
    name: 'Lite',
    description: 'For a team that reviews every pull request.',
    recommended: true,
    monthly: {price: 49, credits: 50_000, rollover: true, prs: 200, qa: 300, deployments: 50},
    // 40, not 49, is what the specification strikes through: see facts.ts, disagreements.
    yearly: {price: 34.3, originalPrice: 40, credits: 50_000, rollover: true, prs: 200, qa: 300, deployments: 50},
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For organisations without a ceiling.',
    monthly: {price: 99, credits: 100_000, rollover: true, prs: 'unlimited', qa: 'unlimited', deployments: 'unlimited'},
    yearly: {
      price: 69.3,
      originalPrice: 99,
      credits: 100_000,
      rollover: true,
      prs: 'unlimited',
      qa: 'unlimited',
      deployments: 'unlimited',
    },
  },
] satisfies Plan[];
