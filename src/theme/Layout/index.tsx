// Kind: eject (unsafe). Why: docs, blog and legal pages use the same lightweight shell as all other pages. The theme's
// providers are added here only, so that marketing pages do not load them.
// Remove when: never.
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import {Shell} from '../../components/shell/Shell';

export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Shell>{children}</Shell>
    </LayoutProvider>
  );
}
