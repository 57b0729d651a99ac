import type {ReactNode} from 'react';
import {focusMain} from '../../../client/navigation/focus';
import type {Banner} from '../../../data/home/schema';
import {storageKeys} from '../../../lib/storageKeys';
import {Icon} from '../../ui/Icon';
import {SiteLink} from '../../ui/SiteLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './DismissibleBanner.module.css';
import {HalloweenIllustration} from './HalloweenIllustration';

/**
 * Shows a notice until the visitor dismisses it (specification, section 4); the choice is saved in local storage.
 * `<html data-banner-dismissed>` hides it. An inline script in the head sets this attribute before the first paint, to
 * prevent a layout shift.
 */
export function DismissibleBanner({banner}: {banner: Banner}): ReactNode {
  const {name, text, link, picture} = banner;
  return (
    <section className={styles.banner} aria-label={name}>
      <div className={styles.inner}>
        <span className={styles.picture}>{picture === 'halloween' && <HalloweenIllustration />}</span>
        <p className={styles.text}>
          {text}{' '}
          {link && (
            <SiteLink to={link.to} className={styles.link}>
              {link.label}
            </SiteLink>
          )}
        </p>
        <button type="button" className={styles.close} onClick={() => dismiss(text)}>
          <Icon name="close" size={18} />
          <VisuallyHidden>Dismiss {name}</VisuallyHidden>
        </button>
      </div>
    </section>
  );
}

/** Hides the banner and moves the focus to `<main>`, so that Tab continues after the banner. */
function dismiss(text: string): void {
  document.documentElement.dataset.bannerDismissed = '';
  focusMain();
  try {
    localStorage.setItem(storageKeys.dismissedBanner, text);
  } catch {
    // Storage is blocked: the banner stays hidden until the page is reloaded.
  }
}
