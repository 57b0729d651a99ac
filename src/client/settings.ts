import siteConfig from '@generated/docusaurus.config';
import type {ClientSettings} from '../lib/clientSettings';

/** The path below which the site is served, such as `/` or `/sub/`. */
export const {baseUrl} = siteConfig;

/** Site settings for the browser, written at build time (`site/clientSettings.ts`). */
export const settings = siteConfig.customFields as ClientSettings;
