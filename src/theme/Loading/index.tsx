// Kind: eject (safe). Why: it stands in for a page whose script does not come, and the default prints the raw error
// and brings a spinner of its own to every page. Pages are fetched before they are shown, so nothing is shown while
// they come. Remove when: never.
import type {ReactNode} from 'react';
import ThemeError from '../Error';

export default function Loading({error, retry}: {error?: Error | null; retry: () => void}): ReactNode {
  return error ? <ThemeError error={error} tryAgain={retry} /> : null;
}
