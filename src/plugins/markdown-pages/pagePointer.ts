import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Names `llms.txt` at the top of every page, for assistants that read the HTML. Visually hidden, and left out of the
 * accessibility tree, search results and the page's Markdown, because it is not part of the page. Outside of React's
 * root, so it costs no script.
 */
export default function pagePointer({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-pointer',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'div',
          attributes: {class: 'page-pointer', 'aria-hidden': 'true', 'data-nosnippet': true},
          innerHTML: `For AI agents: ${baseUrl}llms.txt lists all pages of this site, with links to their Markdown versions.`,
        },
      ],
    }),
  };
}
