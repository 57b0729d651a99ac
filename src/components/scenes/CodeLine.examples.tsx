import type {Example} from '../ui/example';
import {CodeLine} from './CodeLine';

export const examples: Example[] = [
  {
    name: 'Diff',
    element: (
      <div>
        <CodeLine number={1}>{'export function total(invoice) {'}</CodeLine>
        <CodeLine number={2} change="removed">
          {"  return query('select sum(amount)'); // slow"}
        </CodeLine>
        <CodeLine number={2} change="added">
          {'  return invoice.total;'}
        </CodeLine>
      </div>
    ),
  },
  {name: 'Suggestion, without a number', element: <CodeLine change="added">{'return await retry(3);'}</CodeLine>},
  {
    name: 'Long text',
    element: (
      <CodeLine number={120}>
        {"    const result = await repository.findInvoicesOfCustomer('a-customer-with-a-long-name');"}
      </CodeLine>
    ),
    narrow: true,
  },
];
