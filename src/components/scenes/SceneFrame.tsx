import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {NamedIcon} from '../ui/NamedIcon';
import styles from './SceneFrame.module.css';

type Props = {
  /** Describes the scene in one or two sentences; the only text that screen readers announce. */
  label: string;
  icon: IconName;
  /** Part of the product, or other tool, in which the scene is set. */
  title: string;
  /** Status at the end of the title bar. */
  status: ReactNode;
  /** Row at the lower edge. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * Renders the panel of a product scene: an image with a label and without focusable content. Takes the width and, if
 * set, the height of its container. Dark on every page, as the product is. Scenes use container queries on its width, not media queries.
 */
export function SceneFrame({label, icon, title, status, foot, children}: Props): ReactNode {
  return (
    <figure className={styles.frame}>
      <div className={styles.picture} role="img" aria-label={label}>
        {/* Firefox exposes the content of `role="img"` to screen readers unless it is hidden. */}
        <div className={styles.drawing} data-surface="dark" aria-hidden="true">
          <div className={styles.bar}>
            <NamedIcon name={icon} size={15} />
            <span className={styles.title}>{title}</span>
            <span className={styles.status}>{status}</span>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </figure>
  );
}
