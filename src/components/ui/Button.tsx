import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useInView} from '../../hooks/useInView';
import styles from './Button.module.css';
import {SiteLink} from './SiteLink';

/** Variants of the shared button (specification, section 2). The two waves are animated, the others static. */
export type ButtonVariant = 'bgWave' | 'textWave' | 'solid' | 'outline' | 'normal' | 'normaloutline';

type StyleProps = {variant?: ButtonVariant; size?: 'small' | 'medium' | 'large'};

/** Link with the style of a button: navigates. */
export function ButtonLink({
  variant = 'solid',
  size = 'medium',
  children,
  ...rest
}: StyleProps & ComponentProps<typeof SiteLink>): ReactNode {
  return (
    <SiteLink {...rest} className={styles.button} data-variant={variant} data-size={size}>
      <Label variant={variant}>{children}</Label>
    </SiteLink>
  );
}

/** Button: performs an action on the page. */
export function Button({
  variant = 'solid',
  size = 'medium',
  type = 'button',
  children,
  ...rest
}: StyleProps & Omit<ComponentProps<'button'>, 'className'>): ReactNode {
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

/** Animated while it is on screen. Static without JavaScript, because the motion toggle needs it (WCAG 2.2, 2.2.2). */
function WavingLabel({children}: {children: ReactNode}): ReactNode {
  const label = useRef<HTMLSpanElement>(null);
  const inView = useInView(label);
  return (
    <span ref={label} className={styles.label} data-animated data-waving={inView || undefined}>
      {children}
    </span>
  );
}
