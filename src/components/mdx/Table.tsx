import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useIsScrollable} from '../../hooks/useIsScrollable';
import styles from './Table.module.css';

/**
 * A table in running text. Where it is wider than the page it scrolls in its frame, by keyboard too; the frame has the
 * table's name (lib/tableHeaders), so that it is said once.
 */
export function Table({'aria-label': label = 'Table', ...props}: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(frame);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark.
    <div ref={frame} className={styles.frame} role="group" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
