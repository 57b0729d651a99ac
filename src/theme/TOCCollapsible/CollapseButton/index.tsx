// Kind: wrap. Why: the theme's button does not expose whether its list is open (contract, "What visitors can rely on";
// WCAG 2.2, 4.1.2).
// Remove when: the theme's sets `aria-expanded`.
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {ComponentProps, ReactNode} from 'react';

export default function DisclosingButton(props: ComponentProps<typeof CollapseButton>): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
