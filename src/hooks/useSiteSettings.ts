import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ClientSettings} from '../site/clientSettings';

/** The settings that the browser needs, as the build wrote them. */
export function useSiteSettings(): ClientSettings {
  return useDocusaurusContext().siteConfig.customFields as ClientSettings;
}
