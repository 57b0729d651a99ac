import type {ReactNode} from 'react';
import {benefits, benefitsHead, questions} from '../../../data/home/benefits';
import type {Benefit} from '../../../data/home/schema';
import {DataScene} from '../../scenes/DataScene';
import {MergeGateScene} from '../../scenes/MergeGateScene';
import {TestCasesScene} from '../../scenes/TestCasesScene';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './BenefitCards.module.css';

/** The picture of each card: a small product scene. */
const pictures: Record<Benefit['id'], () => ReactNode> = {
  automate: TestCasesScene,
  secure: MergeGateScene,
  decide: DataScene,
  empower: Questions,
};

/** Shows the four benefits (specification, section 1), each with a product scene. */
export function BenefitCards(): ReactNode {
  return (
    <Section {...benefitsHead}>
      <ul className={styles.cards}>
        {benefits.map(({id, title, text}) => {
          const Picture = pictures[id];
          return (
            <li key={id} className={styles.card} data-benefit={id}>
              <div className={styles.textBlock}>
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

/** Four questions from different roles, each with the answer of an agent. */
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
