import type {SearchTexts} from '../schema/search';

/** What the search says, in the palette and on its page. */
export const searchTexts = {
  label: 'Search the site',
  placeholder: 'Docs, pages, answers',
  examples: ['pricing', 'SOC2', 'pull request', 'single sign-on', 'Jira'],
  nothingFound: 'Try another word for it, fewer words, or only the beginning of one. Or start from one of these:',
  failed: 'The search did not load. Check your connection and try again, or start from one of these:',
  withoutScripts: 'Searching needs JavaScript, which does not run here. Start from one of the pages below.',
  notBuilt: 'Search reads the last build: run "npm run build" once, then reload.',
  mainPages: [
    {label: 'Docs', to: '/docs'},
    {label: 'Pricing', to: '/pricing'},
    {label: 'FAQ', to: '/faq'},
    {label: 'Help centre', to: '/support'},
    {label: 'Contact support', to: '/contactsupport'},
  ],
} satisfies SearchTexts;
