import type {Config} from '@docusaurus/types';
import {settings} from './conformance/chosen';

/** Docusaurus as it is: the classic preset on the content. Copied into the project as `docusaurus.config.ts`. */
const {config, content, docs, blog, markdown, themeConfig, prism} = settings;

export default {
  title: 'Conformance',
  url: 'https://site.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/square.png',
  markdown: {mdx1Compat: {admonitions: true}, ...markdown},
  future: {v4: true, faster: {rspackPersistentCache: false}},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.js', ...content, ...docs},
        blog: {...content, ...blog},
        pages: content,
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'Home'},
    colorMode: {defaultMode: 'dark', disableSwitch: true},
    ...themeConfig,
    prism,
  },
  ...config,
} satisfies Config;
