import type {ReactNode} from 'react';
import styles from './Kbd.module.css';

/** Renders a keyboard key. */
export function Kbd({name}: {name: string}): ReactNode {
  return <span className={styles.key}>{name}</span>;
}
