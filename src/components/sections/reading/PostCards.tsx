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
  /** Posts in the format of the blog plugin. */
  items: readonly {content: PropBlogPostContent}[];
  /** Below the cards. */
  children?: ReactNode;
};

/** Shows blog posts as cards, the newest one larger. The whole card is a link. */
export function PostCards({heading, items, children}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {items
          .map(({content}) => toPost(content))
          .map(({permalink, title, description, date, readingTime, tags, scene}) => (
            <li key={permalink} className={styles.card}>
              <div className={styles.textBlock}>
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
      {children}
    </Section>
  );
}

/** Returns a post's metadata, with the scene from its front matter, if any. */
function toPost({metadata}: PropBlogPostContent) {
  const {frontMatter} = metadata;
  return {...metadata, scene: sceneNames.find((name) => 'scene' in frontMatter && name === frontMatter.scene)};
}
