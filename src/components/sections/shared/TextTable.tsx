// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the table roles when rows have `display: block`
import type {ReactNode} from 'react';
import type {Table} from '../../../data/schema/table';
import {Section} from '../../ui/Section';
import styles from './TextTable.module.css';

type Props = Table & {
  /** Draws a line before the last column, which belongs to another party. */
  divided?: boolean;
};

/**
 * Shows a table of texts, one topic per row. On a phone each row becomes a block, and each cell shows its column's name
 * if there are several columns; the ARIA roles preserve the table for assistive technology.
 */
export function TextTable({id, heading, intro, columns, rows, note, divided = false}: Props): ReactNode {
  const [topics, ...others] = columns;
  return (
    <Section id={id} heading={heading} intro={intro}>
      <table className={styles.table} role="table" aria-label={heading} data-divided={divided || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.column}>
              {topics}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" role="columnheader" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({topic, cells}) => (
            <tr key={topic} role="row" className={styles.row}>
              <th scope="row" role="rowheader" className={styles.topic}>
                {topic}
              </th>
              {cells.map((cell, index) => (
                <td key={others[index]} role="cell" className={styles.cell}>
                  {others.length > 1 && (
                    <span className={styles.label} aria-hidden="true">
                      {others[index]}
                    </span>
                  )}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
