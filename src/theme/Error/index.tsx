// Kind: eject (safe). Why: the theme's prints the raw error message to visitors and adds its layout to the main bundle.
// Remove when: never.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {ErrorMessage} from '../../components/shell/ErrorMessage';

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return (
    <>
      {/* The failed page's `<Head>` is unmounted with it. */}
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: theme/SiteMetadata sets the language of the page's locale. */}
        <html data-surface="dark" />
      </Head>
      <ErrorMessage error={error} tryAgain={tryAgain} />
    </>
  );
}
