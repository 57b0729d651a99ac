// Kind: wrap. Why: on phones the theme shows the list of recent posts in its navbar, whose context this site's layout
// does not provide. Without a navbar the list is shown on wide screens only.
// Remove when: theme/Layout is removed.
import {NavbarProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {ReactNode} from 'react';

export default function BlogSidebarWrapper(props: Props): ReactNode {
  return (
    <NavbarProvider>
      <BlogSidebar {...props} />
    </NavbarProvider>
  );
}
