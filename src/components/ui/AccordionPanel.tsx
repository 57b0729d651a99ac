import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {useIsScrollable} from '../../hooks/useIsScrollable';
import styles from './Accordion.module.css';

type Props = {
  /** Id of the item; its title has the id `{id}-title`. */
  id: string;
  open: boolean;
  /** Whether the panel has a maximum height, above which it scrolls. */
  limited: boolean;
  /** Called when find-in-page finds a match in the panel. */
  onFound: () => void;
  children: ReactNode;
};

/** Panel of an accordion item; focusable if it scrolls, so that the keyboard can scroll it. */
export function AccordionPanel({id, open, limited, onFound, children}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(content, open && limited);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const onBeforeMatch = () => found();
    element.addEventListener('beforematch', onBeforeMatch);
    return () => element.removeEventListener('beforematch', onBeforeMatch);
  }, []);
  // React supports `hidden` as a boolean only; `until-found` lets find-in-page search the panel.
  useEffect(() => {
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  return (
    <div ref={panel} id={`${id}-content`} className={styles.panel} data-open={open || undefined}>
      <div
        ref={content}
        className={styles.content}
        data-limited={limited || undefined}
        {...(limited && {role: 'region', 'aria-labelledby': `${id}-title`})}
        tabIndex={isScrollable ? 0 : undefined}
      >
        {children}
      </div>
    </div>
  );
}
