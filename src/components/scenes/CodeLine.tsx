import type {CSSProperties, ReactNode} from 'react';
import styles from './CodeLine.module.css';
import {highlight} from './highlight';

const markers = {added: '+', removed: '-', unchanged: ' '} as const;

type Props = {
  /** Line number in the file; absent in a suggestion. */
  number?: number;
  change?: keyof typeof markers;
  children: string;
};

/** Renders a line of a diff. It wraps instead of scrolling, so that all of it is visible at any width. */
export function CodeLine({number, change = 'unchanged', children}: Props): ReactNode {
  return (
    <div className={styles.line} data-change={change}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.marker}>{markers[change]}</span>
      <span className={styles.code} style={{'--indent': countIndent(children)} as CSSProperties}>
        {highlight(children).map(({kind, text}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line never change order
          <span key={index} className={styles.token} data-kind={kind}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Counts the leading spaces. */
function countIndent(code: string): number {
  return code.length - code.trimStart().length;
}
