import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {type BannerState, hasConsent, setConsent, subscribeToConsent} from '../../client/consent';
import {focusMain} from '../../client/focus';
import {Button} from '../ui/Button';
import {SiteLink} from '../ui/SiteLink';
import styles from './ConsentQuestion.module.css';
import {privacyChoicesId} from './PrivacyChoices';

/**
 * Consent banner with two equally prominent answers. It is not modal: the page can be read and used. An answer returns
 * the focus to its origin. Opened from the footer, the banner takes the focus, and Escape closes it without a change.
 */
export function ConsentQuestion({question}: {question: Exclude<BannerState, 'none'>}): ReactNode {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const isGranted = useSyncExternalStore(subscribeToConsent, hasConsent);
  const isFirst = question === 'first';
  useEffect(() => {
    if (!isFirst) region.current?.focus();
  }, [isFirst]);

  useEffect(() => {
    const banner = region.current;
    if (!banner) return undefined;
    const {style} = document.documentElement;
    const resizeObserver = new ResizeObserver(() =>
      style.setProperty('--consent-banner-height', `${banner.offsetHeight}px`),
    );
    resizeObserver.observe(banner);
    return () => {
      resizeObserver.disconnect();
      style.removeProperty('--consent-banner-height');
    };
  }, []);

  const rememberOrigin = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };

  const answer = (...decision: Parameters<typeof setConsent>) => {
    setConsent(...decision);
    if (isFirst) restoreFocus(origin.current);
    else document.getElementById(privacyChoicesId)?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (isFirst || event.key !== 'Escape') return;
    event.preventDefault();
    answer();
  };

  return (
    <section
      ref={region}
      className={styles.banner}
      aria-labelledby="consent-heading"
      tabIndex={-1}
      onFocus={rememberOrigin}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.inner}>
        <div className={styles.message}>
          <h2 id="consent-heading" className={styles.heading}>
            May we record how you use this site?
          </h2>
          <p className={styles.text}>
            <span>
              {question === 'privacyControl'
                ? 'Your browser sends Global Privacy Control. We treat that as a no and record nothing.'
                : 'Real-user monitoring and session replay show us which pages are slow or broken. Text that you type into fields is masked in replays. '}
            </span>
            {isFirst && <span>We record nothing unless you accept. </span>}
            {question === 'again' && <span>{`You currently ${isGranted ? 'accept' : 'do not accept'} this. `}</span>}
            {question !== 'privacyControl' && <SiteLink to="/privacypolicy">Privacy Policy</SiteLink>}
          </p>
        </div>
        {question === 'privacyControl' ? (
          <Button variant="normaloutline" onClick={() => answer()}>
            Close
          </Button>
        ) : (
          <div className={styles.answers}>
            <Button variant="normaloutline" onClick={() => answer('refused')}>
              Reject
            </Button>
            <Button variant="normaloutline" onClick={() => answer('granted')}>
              Accept
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Returns the focus to its origin, or to the main region if there is none. */
function restoreFocus(origin: HTMLElement | null): void {
  if (origin?.isConnected) origin.focus({preventScroll: true});
  else focusMain();
}
