import {type Example, longText} from './example';
import {StackedTable} from './StackedTable';

const rows = [
  {key: 'seats', header: 'Seats', cells: ['5', '25']},
  {key: 'audit', header: 'Audit log', cells: ['No', 'Yes']},
];
const columns = ['Feature', 'Lite', 'Team'];
const labels = ['Lite', 'Team'];

export const examples: Example[] = [
  {
    name: 'Rows',
    element: <StackedTable caption="Plans" columns={columns} labels={labels} groups={[{rows}]} />,
  },
  {
    name: 'Groups of rows',
    element: (
      <StackedTable
        aria-label="Plans in groups"
        columns={columns}
        labels={labels}
        groups={[{header: 'Limits', rows}]}
      />
    ),
  },
  {
    name: 'Long text',
    element: (
      <StackedTable
        caption="Plans with a long text"
        columns={columns}
        labels={labels}
        groups={[{rows: [{key: 'long', header: longText, cells: [longText, 'Yes']}]}]}
      />
    ),
    narrow: true,
  },
];
