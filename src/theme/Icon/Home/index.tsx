// Kind: wrap. Why: the link around the icon has a name; screen readers would announce the icon as an unnamed image as
// well.
// Remove when: the theme hides it from them, as it does its other icons.
import IconHome from '@theme-original/Icon/Home';
import type {ComponentProps, ReactNode} from 'react';

export default function HiddenHomeIcon(props: ComponentProps<'svg'>): ReactNode {
  return <IconHome {...props} aria-hidden="true" />;
}
