// Kind: wrap. Why: the theme's layout provides the reader's preferred version of the docs; this site's, which all pages
// share, does not, because only this banner reads it.
// Remove when: theme/Layout is removed.
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {ReactNode} from 'react';

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return (
    <DocsPreferredVersionContextProvider>
      <DocVersionBanner {...props} />
    </DocsPreferredVersionContextProvider>
  );
}
