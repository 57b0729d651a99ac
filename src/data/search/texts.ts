import type {SearchTexts} from './schema';

/** Texts of the search palette and the search page. */
export const searchTexts = {
  label: 'Search the site',
  placeholder: 'Docs, pages, answers',
  examples: ['pricing', 'SOC2', 'pull request', 'single sign-on', 'Jira'],
  nothingFound: 'Try a different term, fewer words or just the start of a word, or start from one of these pages:',
  failed: 'The search did not load. Check your connection and try again, or start from one of these pages:',
  withoutScripts: 'Search needs JavaScript, which is not available here. Start from one of the pages below.',
  notBuilt: 'Search uses the last build. Run "npm run build" once, then reload.',
  mainPages: [
    {label: 'Docs', to: '/docs'},
    {label: 'Pricing', to: '/pricing'},
    {label: 'FAQ', to: '/faq'},
    {label: 'Help center', to: '/support'},
    {label: 'Contact support', to: '/contactsupport'},
  ],
} satisfies SearchTexts;
