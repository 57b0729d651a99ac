import type {ReactNode} from 'react';
import {reopenBanner} from '../../client/consent';
import {settings} from '../../client/settings';
import {useHydrated} from '../../hooks/useHydrated';
import styles from './PrivacyChoices.module.css';

/** Where the focus returns to once the question is closed again. */
export const privacyChoicesId = 'privacy-choices';

/**
 * Opens the question about monitoring again, to take consent back or to give it. Only where the site asks, and
 * only with scripts: without them nothing is monitored.
 */
export function PrivacyChoices(): ReactNode {
  const {monitoringConsent} = settings;
  const hydrated = useHydrated();
  if (monitoringConsent !== 'ask' || !hydrated) return null;
  return (
    <button id={privacyChoicesId} type="button" className={styles.button} onClick={reopenBanner}>
      Privacy choices
    </button>
  );
}
