import type {ReactNode} from 'react';
import {shuffledRows} from '../../../data/design';
import {previews, previewsHead} from '../../../data/home/previews';
import type {Preview} from '../../../data/home/schema';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import {ShuffledGrid} from '../shared/ShuffledGrid';
import styles from './PreviewWall.module.css';

/** Shows previews of the agents' work; the selection changes every 5 s (specification, section 4). */
export function PreviewWall(): ReactNode {
  return (
    <Section {...previewsHead} id="previews">
      <div className={styles.wall}>
        <ShuffledGrid
          items={previews}
          rows={shuffledRows.previews}
          keyOf={({title}) => title}
          renderItem={(preview) => <Tile {...preview} />}
          describe={({kind, title, detail, stateLabel}) => `${kind}: ${title}. ${detail}. ${stateLabel}.`}
          label="Examples of agent work"
        />
      </div>
    </Section>
  );
}

function Tile({kind, icon, title, detail, state, stateLabel}: Preview): ReactNode {
  return (
    <div className={styles.tile} data-tone={state}>
      <span className={styles.icon}>
        <NamedIcon name={icon} size={16} />
      </span>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.title}>{title}</span>
      <p className={styles.detail}>{detail}</p>
      <span className={styles.state}>{stateLabel}</span>
    </div>
  );
}
