import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './Agreement.module.css';

/** Legal notice of every form: submitting means agreeing to the terms (specification, section 5). */
export function Agreement({act}: {act: 'submitting' | 'subscribing'}): ReactNode {
  return (
    <p className={styles.statement}>
      By {act}, you agree to the <Link to="/termsandconditions">Terms of Use</Link> and{' '}
      <Link to="/privacypolicy">Privacy Policy</Link>.
    </p>
  );
}
