import type {ReactNode} from 'react';
import styles from './HalloweenNight.module.css';

/** A carved pumpkin under two bats, for the seasonal banner. Decorative. */
export function HalloweenNight(): ReactNode {
  return (
    <svg className={styles.night} viewBox="4 0 72 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={styles.bat}
        d="M2 11c3-4 6-5 9-4l1.500-2.500 1.500 1.500 1.500-1.500L17 7c3-1 6 0 9 4-3-1-4.500 0-5.500 2-1.500-1.500-3-1-3.700.500L14 17l-2.800-3.500c-.700-1.500-2.200-2-3.700-.500C6.500 11 5 10 2 11z"
      />
      <path
        className={styles.bat}
        transform="translate(54 1) scale(.62)"
        d="M2 11c3-4 6-5 9-4l1.500-2.500 1.500 1.500 1.500-1.500L17 7c3-1 6 0 9 4-3-1-4.500 0-5.500 2-1.500-1.500-3-1-3.700.500L14 17l-2.800-3.500c-.700-1.500-2.200-2-3.700-.500C6.500 11 5 10 2 11z"
      />
      <path className={styles.stalk} d="M39 13c0-3.500 1-6 3.500-7.500l2.200 1.800c-1.800 1.200-2.200 3-2.200 5.700z" />
      <ellipse className={styles.pumpkin} cx="32" cy="25" rx="8.500" ry="11.500" />
      <ellipse className={styles.pumpkin} cx="48" cy="25" rx="8.500" ry="11.500" />
      <ellipse className={styles.front} cx="40" cy="25" rx="9" ry="12.500" />
      <path
        className={styles.face}
        d="m31 19 5.500 4.500h-6zM49 19l-5.500 4.500h6zM40 23.500l1.700 3h-3.400zM29.500 28.500l3.300 1.500 2-1 2.700 2 2.500-1.300 2.500 1.300 2.700-2 2 1 3.300-1.500c-1.500 4-5.500 6.500-10.500 6.500s-9-2.500-10.500-6.500z"
      />
    </svg>
  );
}
