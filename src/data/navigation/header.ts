import type {LinkItem} from '../schema/text';

/** Header links, in order (specification, section 2 "Header"). */
export const headerLinks = [
  {label: 'Playground', to: '/playground'},
  {label: 'Pricing', to: '/pricing'},
  {label: 'Blog', to: '/blog'},
] satisfies LinkItem[];

/** Links in the Resources dropdown. */
export const resourceLinks = [
  {label: 'Docs', to: '/docs'},
  {label: 'Trust center', to: '/trust'},
  {label: 'Contact support', to: '/contactsupport'},
  {label: 'FAQ', to: '/faq'},
] satisfies LinkItem[];

export const logIn = {label: 'Log In', to: 'login'} satisfies LinkItem;
export const startTrial = {label: 'Get a free trial', to: 'login'} satisfies LinkItem;
