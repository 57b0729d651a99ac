import siteConfig from '@generated/docusaurus.config';
import type {ClientSettings} from '../lib/clientSettings';

/** Site settings for the browser, written at build time (`site/clientSettings.ts`). */
export const settings = siteConfig.customFields as ClientSettings;
