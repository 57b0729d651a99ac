import type {ReactNode} from 'react';
import {origin} from '../../../data/company/origin';
import type {SectionHead} from '../../../data/schema/text';
import {Icon} from '../../ui/Icon';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import {SiteLink} from '../../ui/SiteLink';
import styles from './OriginStory.module.css';

/** Shows the company's origin as a timeline: a pull request, its questions, and the agent that answers each one. */
export function OriginStory({heading, intro}: SectionHead): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.trail}>
        <p className={styles.start}>
          <NamedIcon name="pullRequest" size={20} />
          {origin.start}
        </p>
        <ol className={styles.questions}>
          {origin.questions.map(({question, why, agent, chapter}) => (
            <li key={agent}>
              <h3 className={styles.heading}>{question}</h3>
              <p className="text-muted">{why}</p>
              <SiteLink to={`/features#${chapter}`} className={styles.agent}>
                {agent}
                <Icon name="arrowRight" size={16} />
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
