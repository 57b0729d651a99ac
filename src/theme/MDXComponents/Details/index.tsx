// Kind: eject (unsafe). Why: the theme's `<details>` shows its content by React state, so it stays empty when the
// browser opens it for a link, find-in-page or print (facebook/docusaurus#7165, #10140). This one is native; see also
// components/mdx/body.
// Remove when: the theme's is native.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Details';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function MDXDetails({children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const hasSummary = Children.toArray(children).some((child) => isValidElement(child) && child.type === 'summary');
  return (
    <details {...props} className={clsx('theme-details', styles.details, className)}>
      {!hasSummary && <summary>Details</summary>}
      {children}
    </details>
  );
}
