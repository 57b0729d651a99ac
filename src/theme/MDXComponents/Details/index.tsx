// Kind: eject (unsafe). Why: the theme's `<details>` shows its content by React state, so it stays empty when the
// browser opens it for a link, find-in-page or print (facebook/docusaurus#7165, #10140). This one is native; see also
// components/mdx/reading.
// Remove when: the theme's is native.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function MDXDetails(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={clsx('theme-details', styles.details, props.className)} />;
}
