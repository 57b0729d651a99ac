import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The outline's sections (specification, section 2 "Other pages"); each becomes a category once it has pages. */
const outline = {
  'getting-started': 'Getting Started',
  'core-features': 'Core Features',
  integrations: 'Integrations',
  'api-reference': 'API Reference',
  'security--compliance': 'Security & Compliance',
  'guides--tutorials': 'Guides & Tutorials',
};

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    ...Object.entries(outline).map(([id, label]) => ({type: 'link' as const, label, href: `/docs#${id}`})),
  ],
};

export default sidebars;
