import type {ReactNode} from 'react';
import styles from './Kbd.module.css';

/** A key of the keyboard, drawn as one. */
export function Kbd({name}: {name: string}): ReactNode {
  return <span className={styles.key}>{name}</span>;
}
