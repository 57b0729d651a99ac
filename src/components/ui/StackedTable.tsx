// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element with the role of a row group's header
// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the table roles when rows have `display: block`
import clsx from 'clsx';
import {Children, type ComponentProps, type ReactNode} from 'react';
import styles from './StackedTable.module.css';
import {VisuallyHidden} from './VisuallyHidden';

type RowGroup = {
  /** Header of the whole group. */
  header?: string;
  rows: readonly {key: string; header: ReactNode; cells: readonly ReactNode[]}[];
};

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** Invisible caption; without it, `aria-label` is required. */
  caption?: string;
  /** Column headers, with that of the row headers. */
  columns: readonly ReactNode[];
  groups: readonly RowGroup[];
  /** Names shown before the cells of a stacked row. */
  labels?: readonly (string | undefined)[];
};

/** Table whose rows become blocks on a phone, where `labels` replace the column headers. */
export function StackedTable({caption, columns, groups, labels = [], className, ...rest}: Props): ReactNode {
  return (
    <table {...rest} className={clsx(styles.table, className)} role="table">
      {caption && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      <thead role="rowgroup">
        <tr role="row">
          {Children.map(columns, (column) => (
            <th scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({header, rows}) => (
        <tbody key={header ?? ''} role="rowgroup">
          {header && (
            <tr role="row">
              <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
                {header}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key} role="row">
              <th scope="row" role="rowheader">
                {row.header}
              </th>
              {Children.map(row.cells, (cell, index) => (
                <td role="cell">
                  {labels[index] && (
                    <span className={styles.label} aria-hidden="true">
                      {labels[index]}
                    </span>
                  )}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
