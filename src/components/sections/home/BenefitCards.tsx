import type {ReactNode} from 'react';
import {benefits, benefitsHead, questions} from '../../../data/home/benefits';
import type {Benefit} from '../../../data/schema/home';
import {DataScene} from '../../scenes/DataScene';
import {MergeGateScene} from '../../scenes/MergeGateScene';
import {TestCasesScene} from '../../scenes/TestCasesScene';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './BenefitCards.module.css';

/** What the picture on each card shows: the thing itself, small. */
const pictures: Record<Benefit['id'], () => ReactNode> = {
  automate: TestCasesScene,
  secure: MergeGateScene,
  decide: DataScene,
  empower: Questions,
};

/** The four benefits of the specification's section 1, each with a piece of the product that makes it true. */
export function BenefitCards(): ReactNode {
  return (
    <Section {...benefitsHead}>
      <ul className={styles.cards}>
        {benefits.map(({id, title, text}) => {
          const Picture = pictures[id];
          return (
            <li key={id} className={styles.card} data-benefit={id}>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <Picture />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Four people ask, four agents answer. */
function Questions(): ReactNode {
  return (
    <ul className={styles.questions}>
      {questions.map(({asks, from, agent, outcome}) => (
        <li key={from} className={styles.question}>
          <span className={styles.from}>
            {from}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={styles.asks}>{asks} </span>
          <span className={styles.agent}>
            {agent}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={styles.outcome}>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
