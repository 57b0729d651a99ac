import {brand} from '../brand';
import type {LinkItem} from '../schema/text';

/** The 19 links of the footer, in groups (specification, section 2 "Footer"). */
export const footerGroups = [
  {
    heading: 'Product',
    links: [
      {label: 'Features', to: '/features'},
      {label: 'Pricing', to: '/pricing'},
      {label: 'Changelog', to: '/changelog'},
      {label: 'Trust center', to: '/trust'},
      {label: 'Startup program', to: '/startup'},
    ],
  },
  {
    heading: 'Resources',
    links: [
      {label: 'Docs', to: '/docs'},
      {label: 'Blog', to: '/blog'},
      {label: 'FAQ', to: '/faq'},
      {label: 'Help center', to: '/support'},
      {label: 'Customer stories', to: '/case-studies'},
    ],
  },
  {
    heading: 'Company',
    links: [
      {label: 'About', to: '/about'},
      {label: 'Careers', to: '/careers'},
      {label: 'Partnerships', to: '/partnerships'},
      {label: 'Talk to sales', to: '/sales'},
      {label: 'Brand assets', to: '/brand'},
    ],
  },
  {
    heading: 'Legal',
    links: [
      {label: 'Terms of Use', to: '/termsandconditions'},
      {label: 'Privacy Policy', to: '/privacypolicy'},
      {label: 'Data processing', to: '/dpa'},
      {label: 'Vulnerability disclosure', to: '/security'},
    ],
  },
] satisfies {heading: string; links: LinkItem[]}[];

/** Links to comparison pages. The first two are visible before a click on View More. */
export const comparisonLinks: LinkItem[] = [
  {label: `${brand.name} vs. manual review`, to: '/compearision'},
  {label: `${brand.name} vs. CodeRabbit`, to: '/coderabbit'},
  {label: `${brand.name} vs. Checkmarx`, to: '/checkmarx'},
  {label: `${brand.name} vs. Sourcegraph`, to: '/sourcegraph'},
];
