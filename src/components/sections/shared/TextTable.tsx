import type {ReactNode} from 'react';
import type {Table} from '../../../data/schema/table';
import {Section} from '../../ui/Section';
import {StackedTable} from '../../ui/StackedTable';
import styles from './TextTable.module.css';

type Props = Table & {
  /** Draws a line before the last column, which belongs to another party. */
  divided?: boolean;
};

/** Shows a table of texts, one topic per row. On a phone, cells show their column's name if there are several columns. */
export function TextTable({id, heading, intro, columns, rows, note, divided = false}: Props): ReactNode {
  const [, ...others] = columns;
  return (
    <Section id={id} heading={heading} intro={intro}>
      <StackedTable
        aria-label={heading}
        className={styles.table}
        data-divided={divided || undefined}
        columns={columns}
        labels={others.length > 1 ? others : []}
        groups={[{rows: rows.map(({topic, cells}) => ({key: topic, header: topic, cells}))}]}
      />
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
