import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {type BannerState, hasConsent, setConsent, subscribeToConsent} from '../../client/consent';
import {Button} from '../ui/Button';
import {SiteLink} from '../ui/SiteLink';
import styles from './ConsentQuestion.module.css';
import {privacyChoicesId} from './PrivacyChoices';

/**
 * Asks, with two answers of equal weight, and waits: the page can be read and used meanwhile. Once it is answered
 * the focus goes back to where it came from. Opened from the footer it takes the focus, and Escape leaves the
 * decision as it was.
 */
export function ConsentQuestion({question}: {question: Exclude<BannerState, 'none'>}): ReactNode {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const given = useSyncExternalStore(subscribeToConsent, hasConsent);
  const first = question === 'first';
  useEffect(() => {
    if (!first) region.current?.focus();
  }, [first]);

  useEffect(() => {
    const banner = region.current;
    if (!banner) return undefined;
    const {style} = document.documentElement;
    const heights = new ResizeObserver(() => style.setProperty('--question-height', `${banner.offsetHeight}px`));
    heights.observe(banner);
    return () => {
      heights.disconnect();
      style.removeProperty('--question-height');
    };
  }, []);

  const rememberOrigin = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };

  const answer = (...decision: Parameters<typeof setConsent>) => {
    setConsent(...decision);
    if (first) goOn(cameFrom.current);
    else document.getElementById(privacyChoicesId)?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (first || event.key !== 'Escape') return;
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
        <div className={styles.words}>
          <h2 id="consent-heading" className={styles.heading}>
            May we record how this site works for you?
          </h2>
          <p className={styles.text}>
            <span>
              {question === 'privacyControl'
                ? 'Your browser sends Global Privacy Control. We take that as a no: nothing is recorded.'
                : 'Real-user monitoring and session replay show us which pages are slow or break. What you type into fields is masked in replays. '}
            </span>
            {first && <span>Nothing is recorded unless you accept. </span>}
            {question === 'again' && <span>{`At the moment you ${given ? 'accept' : 'do not accept'} this. `}</span>}
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

/** Gives the focus back to where it came from, or to the page where it had been nowhere. */
function goOn(origin: HTMLElement | null): void {
  const next = origin?.isConnected ? origin : document.getElementById('main');
  next?.focus({preventScroll: true});
}
