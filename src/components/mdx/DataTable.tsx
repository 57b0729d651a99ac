import type {ReactNode} from 'react';
import {Table} from './Table';

type Props = {
  /** Accessible name. */
  label: string;
  columns: readonly string[];
  /** One text per column; the first one is the row's header. */
  rows: readonly (readonly string[])[];
  /** Renders the row headers as code. */
  codeHeaders?: boolean;
};

/** Renders data as a table in running text. */
export function DataTable({label, columns, rows, codeHeaders = false}: Props): ReactNode {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells]) => (
          <tr key={`${header} ${cells.join(' ')}`}>
            <th scope="row">{codeHeaders ? <code>{header}</code> : header}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
