/** @jest-environment jsdom */

import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, fireEvent, screen} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {renderAt} from '../../support/renderAt';

const items = ['apple', 'orange', 'banana'].map((value) => (
  <TabItem key={value} value={value} label={`The ${value}`}>
    {`About ${value}`}
  </TabItem>
));

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, {scrollBy() {}});
});

const selected = () => screen.getByRole('tab', {selected: true});
const shown = () => screen.getAllByRole('tabpanel').map(({textContent}) => textContent);

test('`values` sets labels and order of the tabs; panels may be in components and in another order', () => {
  const Banana = () => <TabItem value="banana">About banana</TabItem>;
  const values = [
    {label: 'Yellow', value: 'banana'},
    {label: 'Red', value: 'apple', attributes: {className: 'red', title: 'A fruit'}},
  ];
  renderAt(
    '/docs',
    <Tabs values={values} defaultValue="apple">
      <TabItem value="apple">About apple</TabItem>
      <Banana />
    </Tabs>,
  );
  expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual(['Yellow', 'Red']);
  expect(selected().matches('.red[title="A fruit"]')).toBe(true);
  expect(screen.getByRole('tabpanel', {name: 'Red'}).textContent).toBe('About apple');
});

test('hydrated tabs show the tab of their group that was selected last', () => {
  localStorage.setItem('docusaurus.tab.fruit', 'banana');
  renderAt('/docs', <Tabs groupId="fruit">{items}</Tabs>);
  expect(shown()).toEqual(['About banana']);
});

test('hydrated tabs label their panels and are selected by keyboard', () => {
  renderAt(
    '/docs',
    <BrowserContextProvider>
      <Tabs>{items}</Tabs>
    </BrowserContextProvider>,
  );
  expect(screen.getByRole('tabpanel', {name: 'The apple'}).textContent).toBe('About apple');
  act(() => selected().focus());
  const typeKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, {key});
  typeKey('ArrowLeft');
  typeKey('Enter');
  expect(shown()).toEqual(['About banana']);
});

test('`queryString` selects the tab that the URL names', () => {
  renderAt(
    '/docs?fruit=banana',
    <BrowserContextProvider>
      <Tabs queryString="fruit">{items}</Tabs>
    </BrowserContextProvider>,
  );
  expect(shown()).toEqual(['About banana']);
  fireEvent.click(screen.getByRole('tab', {name: 'The orange'}));
  expect(shown()).toEqual(['About orange']);
});
