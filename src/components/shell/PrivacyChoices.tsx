import type {ReactNode} from 'react';
import {consentPurposes, reopenBanner} from '../../client/monitoring/consent';
import styles from './PrivacyChoices.module.css';

/** Id of the button that receives the focus when the reopened banner closes. */
export const privacyChoicesId = 'privacy-choices';

/**
 * Reopens the consent banner, to withdraw or give consent. Rendered only where consent is required, and hidden
 * without JavaScript: then nothing is monitored, and no tag starts.
 */
export function PrivacyChoices(): ReactNode {
  if (consentPurposes.length === 0) return null;
  return (
    <button id={privacyChoicesId} type="button" className={styles.button} onClick={reopenBanner}>
      Privacy choices
    </button>
  );
}
