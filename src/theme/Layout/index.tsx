// Kind: eject (unsafe). Why: docs, blog and legal pages use the same lightweight shell as all other pages. Of the theme's
// providers only the one that its remaining components need is here: the site has one color mode, one version of the docs
// and its own header.
// Remove when: never.
import {PageMetadata} from '@docusaurus/theme-common';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {Shell} from '../../components/shell/Shell';

export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <PageMetadata title={title} description={description} />
      <Shell>{children}</Shell>
    </ScrollControllerProvider>
  );
}
