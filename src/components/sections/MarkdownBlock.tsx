import type {ReactNode} from 'react';
import {Section} from '../ui/Section';
import styles from './MarkdownBlock.module.css';

/** Markdown as its source, to select and copy. */
export function MarkdownBlock({heading, markdown}: {heading: string; markdown: string}): ReactNode {
  return (
    <Section heading={heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className={styles.source} tabIndex={0}>
        {markdown}
      </pre>
    </Section>
  );
}
