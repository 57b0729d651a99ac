import type {ComponentProps, ReactNode} from 'react';
import styles from './Table.module.css';

/**
 * Renders a table in running text. A table wider than the page scrolls in its frame, by keyboard too
 * (`reading/tables.ts`). The frame, not the table, has the accessible name (plugins/mdx/tableHeaders.ts), so that screen
 * readers announce it once.
 */
export function Table({'aria-label': label = 'Table', ...props}: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also by keyboard.
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
