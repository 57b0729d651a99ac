// Kind: eject (safe). Why: the theme's prints the raw message to visitors and brings its layout into the main
// bundle. Remove when: never.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {ErrorMessage} from '../../components/shell/ErrorMessage';

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return (
    <>
      {/* What the page's own head said of the document is gone with the page. */}
      <Head>
        <html lang="en" data-surface="dark" />
      </Head>
      <ErrorMessage error={error} tryAgain={tryAgain} />
    </>
  );
}
