import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {storage} from '../../data/privacy/storage';
import {DataTable} from './DataTable';

/** Lists what this build stores in a visitor's browser. */
export function StoredItems(): ReactNode {
  const items = storage.filter(({isUsed}) => isUsed?.(settings) ?? true);
  return (
    <DataTable
      label="Data stored in your browser"
      columns={['Name', 'Purpose', 'Duration', 'Location']}
      rows={items.map(({name, place, purpose, lasts}) => [name, purpose, lasts, place])}
      codeHeaders
    />
  );
}
