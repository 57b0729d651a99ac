import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {storage} from '../../data/privacy/storage';
import {Table} from './Table';

/** Lists what this build stores in a visitor's browser. */
export function StoredItems(): ReactNode {
  const items = storage.filter(({isUsed}) => isUsed?.(settings) ?? true);
  return (
    <Table aria-label="Data stored in your browser">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Purpose</th>
          <th scope="col">Duration</th>
          <th scope="col">Location</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({name, place, purpose, lasts}) => (
          <tr key={name + place}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{purpose}</td>
            <td>{lasts}</td>
            <td>{place}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
