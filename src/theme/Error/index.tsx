// Kind: eject (safe). Why: the theme's prints the raw error message to visitors and adds its layout to the main bundle.
// Remove when: never.
import Head from '@docusaurus/Head';
import i18n from '@generated/i18n';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {ErrorMessage} from '../../components/shell/ErrorMessage';

/** From the generated module: there is no context if the whole page failed. */
const htmlLang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang;

export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return (
    <>
      {/* The failed page's `<Head>` is unmounted with it. */}
      <Head>
        <html lang={htmlLang} data-surface="dark" />
      </Head>
      <ErrorMessage error={error} tryAgain={tryAgain} />
    </>
  );
}
