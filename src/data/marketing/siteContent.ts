import type {Page} from '../schema/page';

/** /site-content; its list is generated from the built pages: `src/plugins/markdown-pages/markdownPages.ts`. */
export const siteContent = {
  meta: {
    path: '/site-content',
    title: 'Site content',
    description:
      'Copy every marketing and legal page of this site as Markdown, one section per page, into a document, a review or a prompt.',
    heading: 'Copy this site as Markdown',
    intro:
      'Copy our marketing and legal pages into a vendor review, a document or a prompt. Each page’s full text is generated from the page itself, so the two always match.',
  },
  more: {
    heading: 'Docs, blog and changelog',
    points: [
      {
        icon: 'book',
        title: 'Docs',
        text: 'Append .md to the URL of any page of the docs.',
        link: {label: 'Read the docs', to: '/docs'},
      },
      {
        icon: 'chat',
        title: 'Blog',
        text: 'Append .md to the URL of any post. The feeds contain the full posts.',
        link: {label: 'Read the blog', to: '/blog'},
      },
      {
        icon: 'refresh',
        title: 'Changelog',
        text: 'Append .md to the URL of any monthly changelog page.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
    ],
  },
} satisfies Page;
