/** @jest-environment jsdom */
import {act, fireEvent, screen, within} from '@testing-library/react';
import Details from '@theme/MDXComponents/Details';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {Table} from '../../../src/components/mdx/Table';
import {ZoomableImage} from '../../../src/components/mdx/ZoomableImage';
import {renderAt} from '../../support/renderAt';
import {mockResizeObserver} from '../../support/resizeObserver';

jest.mock('@theme-original/MDXContent', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));

const measure = mockResizeObserver();

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, {CSS: {supports: () => false}});
  Object.assign(window, {scrollBy() {}});
});

/** Renders the text of a page. */
function renderText(text: ReactNode): void {
  const Page = () => text;
  renderAt(
    '/docs',
    <MDXContent>
      <Page />
    </MDXContent>,
  );
}

test('a table is a tab stop only while it overflows; in the server’s HTML, where nothing is measured, it is one', () => {
  const table = <Table aria-label="Keys" />;
  expect(renderToString(table)).toContain('tabindex="0"');
  renderText(table);
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
  for (const [width, tabIndex] of [
    [0, null],
    [500, '0'],
    [0, null],
  ] as const) {
    scrollWidth.mockReturnValue(width);
    measure();
    expect(screen.getByLabelText('Keys').getAttribute('tabindex')).toBe(tabIndex);
  }
});

test.each([
  [false, 'are opened for print, because CSS cannot show their content'],
  [true, 'stay closed for print, because CSS shows their content'],
])('with supports(::details-content) %s, closed <details> %s', (isSupported) => {
  Object.assign(globalThis, {CSS: {supports: () => isSupported}});
  const names = ['closed', 'open'];
  renderText(names.map((name) => <Details key={name} title={name} open={name === 'open'} />));
  const [closed, open] = names.map((name) => screen.getByTitle<HTMLDetailsElement>(name));
  fireEvent(window, new Event('beforeprint'));
  expect(closed?.open).toBe(!isSupported);
  fireEvent(window, new Event('afterprint'));
  expect([closed?.open, open?.open]).toEqual([false, true]);
});

test('an enlarged image is the original, not a variant for the text column', () => {
  HTMLDialogElement.prototype.showModal = () => {};
  renderText(<ZoomableImage src="/a.png" srcSet="/a.webp 688w" sizes="688px" alt="A plan" />);
  expect(screen.getByRole('img').getAttribute('srcset')).toBe('/a.webp 688w');
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: A plan'}));
  const enlarged = within(screen.getByRole('dialog', {hidden: true})).getByRole('img', {hidden: true});
  expect(enlarged.getAttribute('src')).toBe('/a.png');
  expect(enlarged.hasAttribute('srcset')).toBe(false);
});

describe('tabs in the server’s HTML', () => {
  const renderHtml = (text: ReactNode) => {
    const __html = renderToString(<MemoryRouter>{text}</MemoryRouter>);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React does not handle, as of a page that is not hydrated
    renderText(<div dangerouslySetInnerHTML={{__html}} />);
  };
  const group = (labels: readonly string[], groupId?: string) => (
    <Tabs groupId={groupId}>
      {labels.map((label) => (
        <TabItem key={label} value={label}>
          {label}
        </TabItem>
      ))}
    </Tabs>
  );
  const shown = () => screen.getAllByRole('tabpanel').map(({textContent}) => textContent);
  const click = (name: string) => fireEvent.click(screen.getAllByRole('tab', {name})[0] as HTMLElement);

  test('of a group show the tab that was selected in one of them, also on the next page', () => {
    const pages = (
      <>
        {group(['npm', 'yarn'], 'manager')}
        {group(['yarn', 'pnpm'], 'manager')}
        {group(['npm', 'yarn'])}
      </>
    );
    renderHtml(pages);
    expect(shown()).toEqual(['npm', 'yarn', 'npm']);
    click('pnpm');
    expect(shown()).toEqual(['npm', 'pnpm', 'npm']);
    click('yarn');
    expect(shown()).toEqual(['yarn', 'yarn', 'npm']);
    renderHtml(pages);
    expect(shown().slice(3)).toEqual(['yarn', 'yarn', 'npm']);
  });

  test('inside tabs are selected alone', () => {
    renderHtml(
      <Tabs>
        <TabItem value="a">{group(['a', 'b'])}</TabItem>
        <TabItem value="b">c</TabItem>
      </Tabs>,
    );
    fireEvent.click(screen.getAllByRole('tab', {name: 'b'})[1] as HTMLElement);
    expect(screen.getAllByRole('tab', {selected: true}).map(({textContent}) => textContent)).toEqual(['a', 'b']);
  });

  test('can be selected if the browser blocks storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderHtml(group(['npm', 'yarn'], 'manager'));
    click('yarn');
    expect(shown()).toEqual(['yarn']);
  });

  test('are selected by the arrow keys, which wrap around, by Home and End, and by Enter and Space', () => {
    renderHtml(group(['a', 'b', 'c']));
    const focus = (name: string) => act(() => screen.getByRole('tab', {name}).focus());
    focus('a');
    for (const [key, name] of [
      ['ArrowLeft', 'c'],
      ['ArrowRight', 'a'],
      ['End', 'c'],
      ['Home', 'a'],
    ] as const) {
      expect(fireEvent.keyDown(document.activeElement as Element, {key})).toBe(false);
      expect(document.activeElement?.textContent).toBe(name);
      expect(shown()).toEqual([name]);
    }
    for (const [key, name] of [
      ['Enter', 'b'],
      [' ', 'c'],
    ] as const) {
      focus(name);
      expect(fireEvent.keyDown(document.activeElement as Element, {key})).toBe(false);
      expect(shown()).toEqual([name]);
    }
    // Back, in browsers on Windows.
    expect(fireEvent.keyDown(document.activeElement as Element, {key: 'ArrowLeft', altKey: true})).toBe(true);
    expect(shown()).toEqual(['c']);
  });
});
