// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets that a table is one when its rows are laid out as blocks
import type {ReactNode} from 'react';
import type {Table} from '../../../data/schema/table';
import {Section} from '../../ui/Section';
import styles from './TextTable.module.css';

type Props = Table & {
  /** Whether a line stands before the last column: there another side begins. */
  divided?: boolean;
};

/**
 * A table of sentences, a topic a row. On a phone each row becomes a block in which every cell carries its column's
 * name, where there is more than one; the roles keep it a table for assistive technology there too.
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
