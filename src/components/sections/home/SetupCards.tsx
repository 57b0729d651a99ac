import type {ReactNode} from 'react';
import {offers} from '../../../data/facts';
import {setup} from '../../../data/home/setup';
import type {LinkItem} from '../../../data/schema/text';
import {ArrowLink} from '../../ui/ArrowLink';
import {Section} from '../../ui/Section';
import styles from './SetupCards.module.css';

/** Explains how to start, cancel and get support (specification, section 2 "setup/cancel cards"). */
export function SetupCards(): ReactNode {
  return (
    <Section heading={setup.heading} intro={setup.intro}>
      <div className={styles.cards}>
        <Card {...setup.start} kind="start">
          <ol className={styles.steps}>
            {setup.start.steps.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
          <TrialDays />
        </Card>
        <Card {...setup.cancel} kind="cancel" />
        <Card {...setup.support} kind="support" />
      </div>
    </Section>
  );
}

type CardProps = {
  title: string;
  text: string;
  link?: LinkItem;
  kind: 'start' | 'cancel' | 'support';
  children?: ReactNode;
};

function Card({title, text, link, kind, children}: CardProps): ReactNode {
  return (
    <article className={styles.card} data-kind={kind}>
      <h3 className="text-large">{title}</h3>
      <p className="text-card">{text}</p>
      {children}
      {link && <ArrowLink {...link} compact />}
    </article>
  );
}

/** Shows the free trial as one bar per day. */
function TrialDays(): ReactNode {
  const days = Array.from({length: offers.freeTrialDays}, (_, index) => index + 1);
  return (
    <div className={styles.trial} role="img" aria-label={`${offers.freeTrialDays}-day free trial`}>
      <span className={styles.caption} aria-hidden="true">
        <span>Your free trial</span>
        <span>{offers.freeTrialDays} days</span>
      </span>
      <span className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={styles.day} />
        ))}
      </span>
    </div>
  );
}
