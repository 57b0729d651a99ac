// Kind: eject (unsafe). Why: the theme's `<details>` shows its content by React state, so it stays empty when the
// browser opens it for a link, find-in-page or print (facebook/docusaurus#7165, #10140). This one is native.
// Remove when: the theme's is native.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Details';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {useRevealTarget} from '../../../hooks/useRevealTarget';
import styles from './styles.module.css';

/** Opens for a link to a heading inside, and for print. */
export default function MDXDetails(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const details = useRef<HTMLDetailsElement>(null);
  useRevealTarget(details, () => open(details.current));
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    let wasClosed = false;
    const beforePrint = () => {
      wasClosed = open(details.current);
    };
    const afterPrint = () => {
      if (wasClosed) details.current?.removeAttribute('open');
    };
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, []);
  return <details {...props} ref={details} className={clsx('theme-details', styles.details, props.className)} />;
}

/** Opens the element and returns whether it was closed. */
function open(details: HTMLDetailsElement | null): boolean {
  if (!details || details.open) return false;
  details.open = true;
  return true;
}
