import {brand} from '../../../src/data/brand';
import {clientSettings} from '../../../src/site/clientSettings';
import {codeTheme} from '../../../src/site/codeTheme';
import {readSiteEnv} from '../../../src/site/env';

const env = readSiteEnv({});

/** Mocks `@generated/docusaurus.config` with the default settings. */
export default {
  title: brand.name,
  titleDelimiter: '|',
  tagline: brand.tagline,
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {experimental_router: 'browser'},
  customFields: clientSettings(env, {}, [], []),
  themeConfig: {
    metadata: [],
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    prism: {
      theme: codeTheme,
      additionalLanguages: [],
      magicComments: [{className: 'theme-code-block-highlighted-line', line: 'highlight-next-line'}],
    },
  },
};
