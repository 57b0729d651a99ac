// Kind: eject (unsafe). Why: the link to a heading stands inside it, and the heading was called by its own words and
// the link's: "Getting started Direct link to Getting started" (WCAG 2.2, 2.4.6). It is called by its own words alone.
// Remove when: upstream's heading has its link outside, or is named without it.
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  const words = `${id}-words`;
  const title = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As {...props} className={clsx('anchor', anchorTarget, props.className)} id={id} aria-labelledby={words}>
      <span id={words}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
