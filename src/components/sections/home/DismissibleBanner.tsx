import type {ReactNode} from 'react';
import type {Banner} from '../../../data/schema/home';
import {storageKeys} from '../../../lib/storageKeys';
import {Icon} from '../../ui/Icon';
import {SiteLink} from '../../ui/SiteLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './DismissibleBanner.module.css';
import {HalloweenIllustration} from './HalloweenIllustration';

/**
 * A notice that stands until the visitor dismisses it (specification, section 4), on this and every later visit
 * where storage allows. Whether it stands is decided by `<html data-banner-dismissed>` alone, which the head's
 * inline script restores before the first paint: nothing jumps.
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

/** Hides the banner and hands the focus on to the page, whose next stop is what followed the banner. */
function dismiss(text: string): void {
  document.documentElement.dataset.bannerDismissed = '';
  document.getElementById('main')?.focus({preventScroll: true});
  try {
    localStorage.setItem(storageKeys.dismissedBanner, text);
  } catch {
    // Storage is refused: the banner stays away until the page is left.
  }
}
