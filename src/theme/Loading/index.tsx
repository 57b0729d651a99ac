// Kind: eject (safe). Why: shown when a page's chunk fails to load. The default prints the raw error and adds a spinner
// to every page. The router loads pages before it shows them, so there is nothing to show during loading.
// Remove when: never.
import type {ReactNode} from 'react';
import ThemeError from '../Error';

export default function Loading({error, retry}: {error?: Error | null; retry: () => void}): ReactNode {
  return error ? <ThemeError error={error} tryAgain={retry} /> : null;
}
