import type {CSSProperties, ReactNode} from 'react';
import styles from './CodeLine.module.css';
import {highlight} from './highlight';

const signs = {added: '+', removed: '-', kept: ' '} as const;

type Props = {
  /** The line's number in its file; absent in a suggestion. */
  number?: number;
  change?: keyof typeof signs;
  children: string;
};

/** One line of a diff. It wraps rather than scrolls: the whole of it is read at any width. */
export function CodeLine({number, change = 'kept', children}: Props): ReactNode {
  return (
    <div className={styles.line} data-change={change}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.sign}>{signs[change]}</span>
      <span className={styles.code} style={{'--indent': indentOf(children)} as CSSProperties}>
        {highlight(children).map(({kind, text}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
          <span key={index} className={styles.token} data-kind={kind}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
}

/** With how many blanks it begins. */
function indentOf(code: string): number {
  return code.length - code.trimStart().length;
}
