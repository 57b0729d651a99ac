import Link from '@docusaurus/Link';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {sceneNames} from '../../../data/agents/names';
import {formatDate, formatReadingTime} from '../../../lib/format';
import {StaticScene} from '../../scenes/StaticScene';
import {Section} from '../../ui/Section';
import styles from './PostCards.module.css';

type Props = {
  heading: string;
  /** Posts as the blog's plugin lists them. */
  items: readonly {content: PropBlogPostContent}[];
};

/** Blog posts to choose from, the newest one larger; each card is one link. */
export function PostCards({heading, items}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {items
          .map(({content}) => postOf(content))
          .map(({permalink, title, description, date, readingTime, tags, scene}) => (
            <li key={permalink} className={styles.card}>
              <div className={styles.words}>
                <p className={styles.tags}>{tags.map(({label}) => label).join(', ')}</p>
                <h3 className={styles.title}>
                  <Link to={permalink} className={styles.link}>
                    {title}
                  </Link>
                </h3>
                <p className={styles.description}>{description}</p>
                <p className={styles.facts}>
                  <time dateTime={new Date(date).toISOString()}>{formatDate(date)}</time>
                  {readingTime !== undefined && ` · ${formatReadingTime(readingTime)}`}
                </p>
              </div>
              {scene && (
                <div className={styles.scene} aria-hidden="true">
                  <StaticScene name={scene} />
                </div>
              )}
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** A post with the scene beside its words, where its front matter names one. */
function postOf({metadata}: PropBlogPostContent) {
  const {frontMatter} = metadata;
  return {...metadata, scene: sceneNames.find((name) => 'scene' in frontMatter && name === frontMatter.scene)};
}
