/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import loadable from '../../../../../src/runtime/browser/shims/loadable';

type LoadingProps = {error: unknown; retry: () => void};

const loading = ({error, retry}: LoadingProps) =>
  error ? (
    <button type="button" onClick={retry}>
      {`${error}`}
    </button>
  ) : (
    <p>Loading</p>
  );

test('a loaded component renders at once, with all of its modules', async () => {
  const Page = loadable.Map({
    loading,
    loader: {title: async () => 'Pricing', text: async () => 'Plans'},
    render: ({title, text}) => <h1>{`${title}: ${text}`}</h1>,
  });
  await Page.preload();
  render(<Page />);
  expect(screen.getByRole('heading').textContent).toBe('Pricing: Plans');
});

test('a component that is not loaded shows the loading component, and its props once it is', async () => {
  const Page = loadable({
    loading,
    loader: async () => 'Pricing',
    render: (title, props) => <h1>{`${title} ${JSON.stringify(props)}`}</h1>,
  });
  render(<Page {...{tab: 1}} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect((await screen.findByRole('heading')).textContent).toBe('Pricing {"tab":1}');
});

test('a failed load shows its error and can be retried, by the visitor and by the next preload', async () => {
  const loader = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('Offline'));
  const Page = loadable({loading, loader, render: (title) => <h1>{title}</h1>});
  await expect(Page.preload()).rejects.toThrow('Offline');
  render(<Page />);
  fireEvent.click(screen.getByRole('button', {name: 'Error: Offline'}));
  await act(async () => {});
  expect(screen.getByRole('button', {name: 'Error: Offline'})).toBeTruthy();
  loader.mockResolvedValue('Pricing');
  await Page.preload();
  fireEvent.click(screen.getByRole('button', {name: 'Error: Offline'}));
  expect((await screen.findByRole('heading')).textContent).toBe('Pricing');
});
