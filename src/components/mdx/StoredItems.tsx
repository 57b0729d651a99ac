import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {storage} from '../../data/privacy/storage';
import {Table} from './Table';

/** What this build of the site keeps in a visitor's browser, as a table. */
export function StoredItems(): ReactNode {
  const {monitoring, monitoringConsent} = settings;
  const kept = storage.filter(
    ({onlyWhere}) =>
      onlyWhere === undefined || (onlyWhere === 'monitored' ? monitoring !== undefined : monitoringConsent === 'ask'),
  );
  return (
    <Table aria-label="What is kept in your browser">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({name, place, purpose, lasts}) => (
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
