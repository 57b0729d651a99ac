import type {ReactNode} from 'react';
import {subProcessors} from '../../data/trust/subProcessors';
import {DataTable} from './DataTable';

/** Lists our sub-processors in the data processing agreement, if there are any. */
export function SubProcessors(): ReactNode {
  if (subProcessors.length === 0) return null;
  return (
    <DataTable
      label="Sub-processors"
      columns={['Company', 'Purpose', 'Data', 'Location']}
      rows={subProcessors.map(({name, purpose, data, location}) => [name, purpose, data, location])}
    />
  );
}
