import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import type {Story} from '../../../data/company/storySchema';
import {formatDate} from '../../../lib/date';
import {StaticScene} from '../../scenes/StaticScene';
import {ArrowLink} from '../../ui/ArrowLink';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './StoryCards.module.css';

type Props = {heading: string; stories: readonly Story[]};

/** Shows customer stories: the newest at full width, the others side by side below it. */
export function StoryCards({heading, stories}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <div className={styles.stories}>
        {stories.map((story) => (
          <StoryCard key={story.id} {...story} />
        ))}
      </div>
    </Section>
  );
}

function StoryCard({id, company, description, date, highlight, topic, icon, scene, link}: Story): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <article className={styles.story} id={id} aria-labelledby={headingId}>
      <div className={styles.textBlock}>
        <p className={styles.topic}>
          <NamedIcon name={icon} size={18} />
          {topic}
        </p>
        <blockquote className={styles.highlight}>{highlight}</blockquote>
        <div className={styles.from}>
          <h3 className={styles.company} id={headingId}>
            {company}
          </h3>
          <time className={styles.date} dateTime={date}>
            {formatDate(date)}
          </time>
        </div>
        <p className="text-body">{description}</p>
        <ArrowLink {...link} />
      </div>
      <div className={styles.scene}>
        <StaticScene name={scene} />
      </div>
    </article>
  );
}
