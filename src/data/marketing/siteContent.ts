import type {Page} from '../schema/page';

/** /site-content; what it shows is made from the built pages: `src/plugins/markdown-pages/markdownPages.ts`. */
export const siteContent = {
  meta: {
    path: '/site-content',
    title: 'Site content',
    description:
      'Every marketing and legal page of this site as Markdown, one section per page, to copy into a document, a review or a prompt.',
    heading: 'This site, as Markdown',
    intro:
      'Take what we say into a vendor review, a document or a prompt. Each marketing and legal page is here whole, made from the page itself, so the two cannot say different things.',
  },
  more: {
    heading: 'Docs, posts and the changelog',
    points: [
      {
        icon: 'book',
        title: 'Documentation',
        text: 'Put .md behind the address of any page of the docs.',
        link: {label: 'Open the documentation', to: '/docs'},
      },
      {
        icon: 'chat',
        title: 'Blog',
        text: 'Each post has a Markdown version at its address with .md, and the feeds carry whole posts.',
        link: {label: 'Open the blog', to: '/blog'},
      },
      {
        icon: 'refresh',
        title: 'Changelog',
        text: 'Each month has a Markdown version at its address with .md.',
        link: {label: 'Open the changelog', to: '/changelog'},
      },
    ],
  },
} satisfies Page;
