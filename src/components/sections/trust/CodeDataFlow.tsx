import type {ReactNode} from 'react';
import type {CodePath as Content} from '../../../data/trust/schema';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './CodeDataFlow.module.css';

/** Diagram of a change in a review: reading, reviewing, and the data that is stored or not stored afterwards. */
export function CodeDataFlow({caption, stages, kept, notKept}: Content): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol className={styles.path}>
        {stages.map((stage, index) => (
          <li key={stage.title} className={styles.stage}>
            <Stage {...stage} />
            <Change reviewed={index > 0} />
          </li>
        ))}
        <li className={styles.end}>
          <div className={styles.outcome} data-stored="yes">
            <Stage {...kept} />
          </div>
          <div className={styles.outcome} data-stored="no">
            <Stage {...notKept} />
          </div>
        </li>
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Draws the change as a small abstract diff, with its surrounding code or, once reviewed, the agent's comment. */
function Change({reviewed}: {reviewed: boolean}): ReactNode {
  return (
    <div className={styles.change} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.line} data-change="removed" />
      <span className={styles.line} data-change="added" />
      <span className={styles.line} data-change="added" />
      <span className={styles.comment} data-kind={reviewed ? undefined : 'context'}>
        <span className={styles.line} />
        <span className={styles.line} />
      </span>
      <span className={styles.line} />
    </div>
  );
}

function Stage({icon, title, text, tag}: Content['kept']): ReactNode {
  return (
    <>
      <span className="text-muted">
        <NamedIcon name={icon} size={20} />
      </span>
      <h3 className="text-title">{title}</h3>
      <p className="text-body-small">{text}</p>
      <p className={styles.tag}>{tag}</p>
    </>
  );
}
