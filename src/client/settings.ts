import siteConfig from '@generated/docusaurus.config';
import type {ClientSettings} from '../site/clientSettings';

/** The settings that the browser needs, for code outside React; components take `useSiteSettings`. */
export const settings = siteConfig.customFields as ClientSettings;
