import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useInterval} from '../../hooks/useInterval';
import {useInView} from '../../hooks/useInView';
import {useMotion} from '../../hooks/useMotion';
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
  if (variant === 'bgWave') return <WavingLabel>{children}</WavingLabel>;
  if (variant === 'textWave') return <SweepingLabel>{children}</SweepingLabel>;
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

/** Duration of the text's gradient (specification, section 9), and its steps. */
const sweepMs = 8000;
const sweepSteps = 80;

/**
 * Moves the gradient of its text while it is on screen. The compositor cannot animate a gradient that is clipped to
 * text. With a CSS animation, even with `steps()`, Chromium updates all animations of the page on the main thread in
 * every frame; with a timer, in ten frames per second.
 */
function SweepingLabel({children}: {children: ReactNode}): ReactNode {
  const label = useRef<HTMLSpanElement>(null);
  const step = useRef(0);
  const inView = useInView(label);
  const {playing} = useMotion();
  useInterval(
    () => {
      step.current = (step.current + 1) % sweepSteps;
      if (label.current) label.current.style.backgroundPositionX = `${(-200 * step.current) / sweepSteps}%`;
    },
    sweepMs / sweepSteps,
    inView && playing,
  );
  return (
    <span ref={label} className={styles.label}>
      {children}
    </span>
  );
}
