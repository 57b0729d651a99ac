import {brand} from '../../../src/data/brand';
import {clientSettings} from '../../../src/site/clientSettings';
import {readSiteEnv} from '../../../src/site/env';

const env = readSiteEnv({});

/** Mocks `@generated/docusaurus.config` with the default settings. */
export default {
  title: brand.name,
  tagline: brand.tagline,
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {experimental_router: 'browser'},
  customFields: clientSettings(env, {}, [], []),
  themeConfig: {},
};
