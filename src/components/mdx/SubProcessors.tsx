import type {ReactNode} from 'react';
import {subProcessors} from '../../data/trust/subProcessors';
import {Table} from './Table';

/** Lists our sub-processors in the data processing agreement, if there are any. */
export function SubProcessors(): ReactNode {
  if (subProcessors.length === 0) return null;
  return (
    <Table aria-label="Sub-processors">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Purpose</th>
          <th scope="col">Data</th>
          <th scope="col">Location</th>
        </tr>
      </thead>
      <tbody>
        {subProcessors.map(({name, purpose, data, location}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{data}</td>
            <td>{location}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
