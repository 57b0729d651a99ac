import {createElement, type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {useIsScrollable} from '../../hooks/useIsScrollable';
import styles from './Accordion.module.css';

type Props = {
  /** Id of the item; its title has the id `{id}-title`. */
  id: string;
  open: boolean;
  /** Whether the panel has a maximum height, above which it scrolls. */
  limited: boolean;
  /** Called when the browser opens the panel: find-in-page or a text fragment matches in it. */
  onFound: () => void;
  children: ReactNode;
};

/** Panel of an accordion item; focusable if it scrolls, so that the keyboard can scroll it. */
export function AccordionPanel({id, open, limited, onFound, children}: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(content, open && limited);
  const found = useEffectEvent(onFound);
  const openIfFound = useEffectEvent(() => {
    if (!open && !panel.current?.hidden) onFound();
  });
  useEffect(() => {
    // A match before hydration has opened the panel.
    openIfFound();
    const element = panel.current;
    const onBeforeMatch = () => found();
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, []);

  // A custom element, because React renders `hidden` as a boolean on all others.
  return createElement(
    'accordion-panel',
    {ref: panel, id: `${id}-content`, class: styles.panel, hidden: !open && 'until-found'},
    <div
      ref={content}
      className={styles.content}
      data-limited={limited || undefined}
      {...(limited && {role: 'region', 'aria-labelledby': `${id}-title`})}
      tabIndex={isScrollable ? 0 : undefined}
    >
      {children}
    </div>,
  );
}
