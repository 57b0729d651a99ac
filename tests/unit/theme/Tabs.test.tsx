/** @jest-environment jsdom */

import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, fireEvent, screen} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
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

test('the first tab is selected, and each panel has the label of its tab', () => {
  renderAt('/docs', <Tabs>{items}</Tabs>);
  expect(selected().textContent).toBe('The apple');
  expect(screen.getByRole('tabpanel', {name: 'The apple'}).textContent).toBe('About apple');
});

test.each<[string, ReactNode]>([
  [
    'defaultValue',
    <Tabs key="1" defaultValue="orange">
      {items}
    </Tabs>,
  ],
  [
    'default',
    <Tabs key="2">
      <TabItem value="apple">About apple</TabItem>
      <TabItem value="orange" label="The orange" default>
        About orange
      </TabItem>
    </Tabs>,
  ],
])('`%s` selects a tab', (_name, tabs) => {
  renderAt('/docs', tabs);
  expect(selected().textContent).toBe('The orange');
  expect(shown()).toEqual(['About orange']);
});

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

test('`className`, `block` and the class of an item are set', () => {
  renderAt(
    '/docs',
    <Tabs className="wide" block>
      <TabItem value="apple" className="red" attributes={{className: 'first'}}>
        About apple
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('tablist').matches('.wide.tabs--block')).toBe(true);
  expect(screen.getByRole('tabpanel').matches('.red')).toBe(true);
  expect(selected().matches('.first')).toBe(true);
});

test('hydrated tabs show the tab of their group that was selected last', () => {
  localStorage.setItem('docusaurus.tab.fruit', 'banana');
  renderAt('/docs', <Tabs groupId="fruit">{items}</Tabs>);
  expect(shown()).toEqual(['About banana']);
});

test('hydrated tabs are selected by keyboard', () => {
  renderAt(
    '/docs',
    <BrowserContextProvider>
      <Tabs>{items}</Tabs>
    </BrowserContextProvider>,
  );
  act(() => selected().focus());
  const typeKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, {key});
  typeKey('ArrowLeft');
  typeKey('Enter');
  expect(shown()).toEqual(['About banana']);
});

test('`lazy` renders the selected panel only', () => {
  renderAt(
    '/docs',
    <BrowserContextProvider>
      <Tabs lazy>{items}</Tabs>
    </BrowserContextProvider>,
  );
  expect(screen.getAllByText(/About/).map(({textContent}) => textContent)).toEqual(['About apple']);
  fireEvent.click(screen.getByRole('tab', {name: 'The banana'}));
  expect(screen.getAllByText(/About/).map(({textContent}) => textContent)).toEqual(['About banana']);
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

test.each<[string, ReactNode]>([
  [
    'Duplicate values "\'a\'" found',
    <Tabs key="1">
      {[1, 2].map((n) => (
        <TabItem key={n} value="a">
          {n}
        </TabItem>
      ))}
    </Tabs>,
  ],
  [
    'Bad <Tabs> child <p>',
    <Tabs key="2">
      <p>a</p>
    </Tabs>,
  ],
  [
    'has a defaultValue "pear" but none of its children',
    <Tabs key="3" defaultValue="pear">
      {items}
    </Tabs>,
  ],
])('error: %s', (message, tabs) => {
  expect(() => renderToString(<MemoryRouter>{tabs}</MemoryRouter>)).toThrow(message);
});
