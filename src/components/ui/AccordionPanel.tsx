import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {useIsScrollable} from '../../hooks/useIsScrollable';
import styles from './Accordion.module.css';

type Props = {
  /** The id of its item; the title has `{id}-title`. */
  id: string;
  open: boolean;
  /** Whether it has a greatest height, over which it scrolls inside itself. */
  limited: boolean;
  /** The browser's own search has found something in it. */
  onFound: () => void;
  children: ReactNode;
};

/** What an accordion's title opens; what scrolls in it can be reached by keyboard. */
export function AccordionPanel({id, open, limited, onFound, children}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(content, open && limited);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const onBeforeMatch = () => found();
    element.addEventListener('beforematch', onBeforeMatch);
    return () => element.removeEventListener('beforematch', onBeforeMatch);
  }, []);
  // React knows `hidden` as true or false only; this value lets the browser's search look inside.
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
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </div>
    </div>
  );
}
