// Kind: eject (unsafe). Why: upstream's anchor link is inside the heading and part of its accessible name: "Getting
// started Direct link to Getting started" (WCAG 2.2, 2.4.6). Here the name is the heading's text alone.
// Remove when: upstream's link is outside of the heading, or not part of its name.
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
  const textId = `${id}-words`;
  const title = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As {...props} className={clsx('anchor', anchorTarget, props.className)} id={id} aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
