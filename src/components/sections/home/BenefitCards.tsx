import type {ReactNode} from 'react';
import {benefits, benefitsHead, questions} from '../../../data/benefits';
import type {Benefit} from '../../../data/schema/home';
import {DataScene} from '../../scenes/DataScene';
import {SceneFrame} from '../../scenes/SceneFrame';
import {StateMark} from '../../scenes/StateMark';
import {Tag} from '../../scenes/Tag';
import {TestCasesScene} from '../../scenes/TestCasesScene';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './BenefitCards.module.css';

const checks: {tone: 'good' | 'bad'; words: string; found: string}[] = [
  {tone: 'good', words: 'Tests', found: '214 passed'},
  {tone: 'good', words: 'Secrets', found: 'none'},
  {tone: 'good', words: 'Dependencies', found: 'none affected'},
  {tone: 'good', words: 'Licences', found: 'all allowed'},
  {tone: 'bad', words: 'Code scan', found: 'CWE-89, critical'},
];

/** What the picture on each card shows: the thing itself, small. */
const pictures: Record<Benefit['id'], () => ReactNode> = {
  automate: TestCasesScene,
  secure: Gate,
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

/** A merge that waits: the checks of one pull request, the last of them red. */
function Gate(): ReactNode {
  return (
    <SceneFrame
      label="The checks of a pull request: four pass, one critical finding blocks the merge."
      icon="shield"
      title="Checks of #517"
      status={<Tag tone="bad">Merge blocked</Tag>}
      foot="Opens again when the finding is fixed"
    >
      {checks.map(({tone, words, found}) => (
        <div key={words} className={styles.check}>
          <StateMark tone={tone}>{words}</StateMark>
          <span className={styles.found}>{found}</span>
        </div>
      ))}
    </SceneFrame>
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
