// Kind: wrap. Why: the link around it has a name, and the icon would be read beside it as a picture without one.
// Remove when: the theme hides it, as it does its other icons.
import IconHome from '@theme-original/Icon/Home';
import type {ComponentProps, ReactNode} from 'react';

export default function IconHomeUnread(props: ComponentProps<'svg'>): ReactNode {
  return <IconHome {...props} aria-hidden="true" />;
}
