import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useIsScrollable} from '../../hooks/useIsScrollable';
import styles from './Table.module.css';

/**
 * Renders a table in running text. A table wider than the page scrolls in its frame, by keyboard too. The frame, not
 * the table, has the accessible name (plugins/mdx/tableHeaders.ts), so that screen readers announce it once.
 */
export function Table({'aria-label': label = 'Table', ...props}: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(frame);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a named section would be a landmark.
    <div ref={frame} className={styles.frame} role="group" aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
