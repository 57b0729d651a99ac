import type {ComponentProps, ReactNode} from 'react';
import styles from './Table.module.css';

/**
 * A table in running text. Where it is wider than the page it scrolls in its frame, by keyboard too; the frame has the
 * table's name (lib/tableHeaders), so that it is said once.
 */
export function Table({'aria-label': label = 'Table', ...props}: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
