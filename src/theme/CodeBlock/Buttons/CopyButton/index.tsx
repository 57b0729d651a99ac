// Kind: eject (unsafe). Why: the theme's says nothing where the browser refuses to copy: this is the button of the rest
// of the site, which does. Remove when: the theme's says so.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {CopyButton} from '../../../../components/ui/CopyButton';
import styles from './styles.module.css';

export default function CodeCopyButton(): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  return (
    <span className={styles.button}>
      <CopyButton text={code} name="Copy code" />
    </span>
  );
}
