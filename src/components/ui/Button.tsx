import type {ComponentProps, ReactNode} from 'react';
import styles from './Button.module.css';
import {SiteLink} from './SiteLink';

/** The looks of the shared button (specification, section 2): the two waves move, the others stand still. */
export type ButtonVariant = 'bgWave' | 'textWave' | 'solid' | 'outline' | 'normal' | 'normaloutline';

type Look = {variant?: ButtonVariant; size?: 'small' | 'medium' | 'large'};

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = 'solid',
  size = 'medium',
  children,
  ...rest
}: Look & ComponentProps<typeof SiteLink>): ReactNode {
  return (
    <SiteLink {...rest} className={styles.button} data-variant={variant} data-size={size}>
      <span className={styles.label}>{children}</span>
    </SiteLink>
  );
}

/** A button: it does something here. */
export function Button({
  variant = 'solid',
  size = 'medium',
  type = 'button',
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>): ReactNode {
  return (
    <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size}>
      <span className={styles.label}>{children}</span>
    </button>
  );
}
