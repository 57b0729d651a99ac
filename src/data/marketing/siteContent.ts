import type {Page} from '../schema/page';

/** /site-content */
export const siteContent = {
  meta: {
    path: '/site-content',
    title: 'Site content',
    description:
      'The facts of this site as Markdown, to copy into a document, a review or a prompt: what it is, claims, plans.',
    heading: 'Site content as Markdown',
    intro:
      'The facts of this site in a form you can copy into a document, a vendor review or a prompt. It is made from the same source as the pages, so it says the same.',
  },
  markdown: {heading: 'Facts and plans'},
} satisfies Page;
