import type {ReactNode} from 'react';
import styles from './VisuallyHidden.module.css';

type Props = {
  /** The element: by default a span, in running text. */
  as?: 'span' | 'caption' | 'h2' | 'legend';
  id?: string;
  children: ReactNode;
};

/** Text for screen readers only, where an icon or image is visible. */
export function VisuallyHidden({as: Element = 'span', id, children}: Props): ReactNode {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
