// Kind: eject (unsafe). Why: docs, blog and legal pages use the same lightweight shell as all other pages: the site has
// its own header, footer and announcements. Of the theme's providers (`Layout/Provider`), those of the navbar, of the
// announcement bar and of versions of the docs would add 3 kB to each of these pages.
// Remove when: never.
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import {ReadingShell} from '../../components/shell/ReadingShell';

type Props = ThemeProps & Pick<ComponentProps<typeof PageMetadata>, 'keywords' | 'image'>;

export default function Layout({noFooter, wrapperClassName, children, ...metadata}: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <PageMetadata {...metadata} />
      {noFooter && (
        <Head>
          {/* biome-ignore lint/a11y/useHtmlLang: Shell sets it. */}
          <html data-no-footer />
        </Head>
      )}
      <ReadingShell className={wrapperClassName}>{children}</ReadingShell>
    </ScrollControllerProvider>
  );
}
