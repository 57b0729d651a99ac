import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useInView} from '../../hooks/useInView';
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
      <Label variant={variant}>{children}</Label>
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
      <Label variant={variant}>{children}</Label>
    </button>
  );
}

function Label({variant, children}: {variant: ButtonVariant; children: ReactNode}): ReactNode {
  if (variant === 'bgWave' || variant === 'textWave') return <WavingLabel>{children}</WavingLabel>;
  return <span className={styles.label}>{children}</span>;
}

/** Waves while it is on screen; without scripts it stands, since nothing could stop it then. */
function WavingLabel({children}: {children: ReactNode}): ReactNode {
  const label = useRef<HTMLSpanElement>(null);
  const inView = useInView(label);
  return (
    <span ref={label} className={styles.label} data-moves data-waving={inView || undefined}>
      {children}
    </span>
  );
}
