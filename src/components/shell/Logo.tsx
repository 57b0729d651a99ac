import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {brand} from '../../data/brand';
import {BrandMark} from '../ui/BrandMark';
import styles from './Logo.module.css';

/** The mark and the name; leads home. */
export function Logo(): ReactNode {
  return (
    <Link to="/" className={styles.logo} aria-label={`${brand.name}, home`}>
      <BrandMark className={styles.mark} />
      <span>{brand.name}</span>
    </Link>
  );
}
