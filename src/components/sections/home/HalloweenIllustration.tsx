import type {ReactNode} from 'react';
import styles from './HalloweenIllustration.module.css';

/** Path of a bat, drawn in two sizes. */
const bat =
  'M2 11c3-4 6-5 9-4l1.5-2.5 1.5 1.5 1.5-1.5L17 7c3-1 6 0 9 4-3-1-4.5 0-5.5 2-1.5-1.5-3-1-3.7.5L14 17l-2.8-3.5c-.7-1.5-2.2-2-3.7-.5C6.5 11 5 10 2 11z';

/** Draws a carved pumpkin below two bats, for the seasonal banner. Decorative. */
export function HalloweenIllustration(): ReactNode {
  return (
    <svg className={styles.night} viewBox="4 0 72 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.bat} d={bat} />
      <path className={styles.bat} d={bat} transform="translate(54 1) scale(.62)" />
      <path className={styles.stalk} d="M39 13c0-3.5 1-6 3.5-7.5l2.2 1.8c-1.8 1.2-2.2 3-2.2 5.7z" />
      <ellipse className={styles.pumpkin} cx="32" cy="25" rx="8.5" ry="11.5" />
      <ellipse className={styles.pumpkin} cx="48" cy="25" rx="8.5" ry="11.5" />
      <ellipse className={styles.front} cx="40" cy="25" rx="9" ry="12.5" />
      <path
        className={styles.face}
        d="m31 19 5.5 4.5h-6zM49 19l-5.5 4.5h6zM40 23.5l1.7 3h-3.4zM29.5 28.5l3.3 1.5 2-1 2.7 2 2.5-1.3 2.5 1.3 2.7-2 2 1 3.3-1.5c-1.5 4-5.5 6.5-10.5 6.5s-9-2.5-10.5-6.5z"
      />
    </svg>
  );
}
