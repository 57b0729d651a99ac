import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {Icon} from '../ui/Icon';
import styles from './SceneFrame.module.css';

type Props = {
  /** What happens in the scene, in one or two sentences: all that a screen reader announces of it. */
  label: string;
  icon: IconName;
  /** Where in the product, or in whose tool, the scene is set. */
  title: string;
  /** How things stand: the bar's other end. */
  status: ReactNode;
  /** What closes the scene, kept at its lower edge. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * The panel that every product scene stands in: one labelled picture with nothing in it to focus. It takes the
 * width and, where it has one, the height of its place; scenes ask for its width, never for the window's.
 */
export function SceneFrame({label, icon, title, status, foot, children}: Props): ReactNode {
  return (
    <figure className={styles.frame}>
      <div className={styles.picture} role="img" aria-label={label}>
        {/* Firefox reads what stands in a picture, part by part, unless it is hidden. */}
        <div className={styles.drawing} aria-hidden="true">
          <div className={styles.bar}>
            <Icon name={icon} size={15} />
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
