import type {ReactNode} from 'react';
import type {HelpCategory} from '../../../data/help/schema';
import type {SectionHead} from '../../../data/schema/text';
import {Icon} from '../../ui/Icon';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import {SiteLink} from '../../ui/SiteLink';
import styles from './HelpTopics.module.css';

type Props = SectionHead & {categories: readonly HelpCategory[]};

/** Shows a card per help category, with links to its topics. */
export function HelpTopics({heading, intro, categories}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.cards}>
        {categories.map(({icon, title, text, topics}) => (
          <li key={title} className={styles.card}>
            <div className={styles.head}>
              <span className="text-muted">
                <NamedIcon name={icon} size={20} />
              </span>
              <h3 className="text-title">{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.to}>
                  <SiteLink to={topic.to} className={styles.link}>
                    {topic.title}
                    <Icon name="arrowRight" size={16} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
