import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {brand} from '../../data/brand';
import {BrandMark} from '../ui/BrandMark';
import styles from './Logo.module.css';

/** Brand icon and name; links to the home page. */
export function Logo(): ReactNode {
  return (
    <Link to="/" className={styles.logo} aria-label={`${brand.name}, home`}>
      <BrandMark className={styles.mark} />
      <span>{brand.name}</span>
    </Link>
  );
}
