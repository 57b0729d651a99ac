import siteConfig from '@generated/docusaurus.config';
import type {ClientSettings} from '../lib/clientSettings';

/** The settings that the browser needs, as the build wrote them. */
export const settings = siteConfig.customFields as ClientSettings;
