import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {
  type BannerState,
  consentPurposes,
  getBannerState,
  hasConsent,
  type Purpose,
  setConsent,
  subscribeToConsent,
} from '../../client/monitoring/consent';
import {focusMain} from '../../client/navigation/focus';
// Loaded before an answer: it discards what was reported without consent.
import '../../client/monitoring/monitoring';
import {tags} from '../../data/tags';
import {formatList} from '../../lib/format';
import {Button} from '../ui/Button';
import {SiteLink} from '../ui/SiteLink';
import styles from './ConsentQuestion.module.css';
import {privacyChoicesId} from './PrivacyChoices';

const questions: Record<Purpose, {label: string; heading: string; text: string; otherwise: string}> = {
  statistics: {
    label: 'Statistics',
    heading: 'May we record how you use this site?',
    text: 'Real-user monitoring and session replay show us which pages are slow or broken. Text that you type into fields is masked in replays.',
    otherwise: 'record nothing',
  },
  marketing: {
    label: 'Marketing',
    heading: 'May we use marketing services?',
    text: 'They learn which pages you visit.',
    otherwise: 'start no marketing services',
  },
};
const [onlyPurpose, secondPurpose] = consentPurposes;
const onlyQuestion = onlyPurpose && !secondPurpose ? questions[onlyPurpose] : undefined;

/** Describes a purpose and the tags that it starts. */
function describe(purpose: Purpose): string {
  const services = tags.filter(({consent}) => consent === purpose).map((tag) => `${tag.name}: ${tag.purpose}`);
  return [questions[purpose].text, ...services].join(' ');
}

/** Shows the consent banner while it is open. */
export function OpenQuestion(): ReactNode {
  const question = useSyncExternalStore(subscribeToConsent, getBannerState);
  return question !== 'none' && <ConsentQuestion question={question} />;
}

/**
 * Consent banner with two equally prominent answers. With two purposes, each can be selected on its own. It is not modal:
 * the page can be read and used. An answer returns the focus to its origin. Opened from the footer, the banner takes the
 * focus, and Escape closes it without a change.
 */
export function ConsentQuestion({question}: {question: Exclude<BannerState, 'none'>}): ReactNode {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const isGranted = useSyncExternalStore(subscribeToConsent, () => consentPurposes.filter(hasConsent).join()) !== '';
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

  const selected = () =>
    consentPurposes.filter((purpose) => region.current?.querySelector(`input[value=${purpose}]:checked`));

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
            {onlyQuestion?.heading ?? 'May we record how you use this site and use marketing services?'}
          </h2>
          <p className={styles.text}>
            {question === 'privacyControl' ? (
              <span>
                {`Your browser sends Global Privacy Control. We treat that as a no and ${formatList(consentPurposes.map((purpose) => questions[purpose].otherwise))}.`}
              </span>
            ) : (
              onlyPurpose && onlyQuestion && <span>{`${describe(onlyPurpose)} `}</span>
            )}
            {isFirst && <span>{`We ${onlyQuestion?.otherwise ?? 'do neither'} unless you accept. `}</span>}
            {question === 'again' && onlyQuestion && (
              <span>{`You currently ${isGranted ? 'accept' : 'do not accept'} this. `}</span>
            )}
            {question !== 'privacyControl' && <SiteLink to="/privacypolicy">Privacy Policy</SiteLink>}
          </p>
          {question !== 'privacyControl' && !onlyQuestion && (
            <fieldset className={styles.purposes} aria-labelledby="consent-heading">
              {consentPurposes.map((purpose) => (
                // The key resets the choice when it is made in another tab.
                <label key={`${purpose} ${hasConsent(purpose)}`} className={styles.purpose}>
                  <input type="checkbox" value={purpose} defaultChecked={hasConsent(purpose)} />
                  <span>
                    <strong>{questions[purpose].label}</strong> <span>{describe(purpose)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        {question === 'privacyControl' ? (
          <Button variant="normaloutline" onClick={() => answer()}>
            Close
          </Button>
        ) : (
          <div className={styles.answers}>
            <Button variant="normaloutline" onClick={() => answer([])}>
              {onlyQuestion ? 'Reject' : 'Reject all'}
            </Button>
            <Button variant="normaloutline" onClick={() => answer(consentPurposes)}>
              {onlyQuestion ? 'Accept' : 'Accept all'}
            </Button>
            {!onlyQuestion && (
              <Button variant="normaloutline" onClick={() => answer(selected())}>
                Save choices
              </Button>
            )}
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
