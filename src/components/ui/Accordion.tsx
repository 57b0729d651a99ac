import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type CSSProperties, Fragment, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {replaceUrl, useUrlPart} from '../../hooks/useUrlPart';
import styles from './Accordion.module.css';
import {AccordionPanel} from './AccordionPanel';
import {Icon} from './Icon';

export type AccordionItem = {
  /** The fragment by which the item is linked; the address keeps the one that was opened last. */
  id: string;
  title: string;
  content: ReactNode;
  /** The heading that it stands under, with the others of which the same is said. */
  under?: string;
};

type Props = {
  items: readonly AccordionItem[];
  /** One item is open at a time; otherwise as many as the visitor opens. */
  single?: boolean;
  /** A CSS length: longer contents scroll inside themselves. */
  maxHeight?: string;
};

/**
 * Titles that show their content when pressed, and hide it when pressed again. Closed contents are in the HTML, are
 * found by the browser's own search, which opens them, and are all open where no script runs.
 */
export function Accordion({items, single = false, maxHeight}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const fragment = useUrlPart('hash').slice(1);
  const asked = items.some(({id}) => id === fragment) ? fragment : '';
  const [followed, setFollowed] = useState('');
  const [open, setOpen] = useState<readonly string[]>([]);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) show(asked);
  }

  // What was pressed is in view already; what a link names may have moved since the browser went there. Where back and
  // forward restore the place that was left, they do so after this.
  const pressed = useRef('');
  useLayoutEffect(() => {
    if (asked && asked !== pressed.current) document.getElementById(asked)?.scrollIntoView({behavior: 'instant'});
    pressed.current = '';
  }, [asked]);

  function show(id: string): void {
    setOpen((shown) => (single ? [id] : [...shown.filter((other) => other !== id), id]));
  }

  function toggle(id: string): void {
    const opens = !open.includes(id);
    pressed.current = id;
    if (opens) show(id);
    else setOpen(open.filter((other) => other !== id));
    replaceUrl((url) => {
      if (opens) url.hash = id;
      else if (url.hash === `#${id}`) url.hash = '';
    });
  }

  const headings = [...new Set(items.map(({under}) => under))];
  return (
    <div style={{'--max-height': maxHeight} as CSSProperties}>
      {headings.map((heading) => (
        <Fragment key={heading ?? ''}>
          {heading && <h3 className={styles.heading}>{heading}</h3>}
          <ul className={styles.list}>{items.filter(({under}) => under === heading).map(itemUnder)}</ul>
        </Fragment>
      ))}
    </div>
  );

  function itemUnder({id, title, content, under}: AccordionItem): ReactNode {
    const Title = under ? 'h4' : 'h3';
    const isOpen = open.includes(id);
    collectAnchor(id);
    return (
      <li key={id} id={id} className={styles.item}>
        <Title className={styles.title}>
          <button
            type="button"
            className={styles.button}
            id={`${id}-title`}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => toggle(id)}
          >
            {title}
            <Icon name="chevronDown" size={20} />
          </button>
        </Title>
        <AccordionPanel id={id} open={isOpen} limited={maxHeight !== undefined} onFound={() => show(id)}>
          {content}
        </AccordionPanel>
      </li>
    );
  }
}
