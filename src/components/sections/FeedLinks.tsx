import type {ReactNode} from 'react';
import styles from './FeedLinks.module.css';

const formats = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
];

/** The feeds of a list: whole content, in whichever format a reader takes. */
export function FeedLinks({folder}: {folder: string}): ReactNode {
  return (
    <p className={styles.line}>
      Follow by feed:
      {formats.map(({name, file}) => (
        <a key={file} className={styles.feed} href={`${folder}/${file}`}>
          {name}
        </a>
      ))}
    </p>
  );
}
