import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type CSSProperties, Fragment, type ReactNode, useState} from 'react';
import {useScrollToTarget} from '../../hooks/useScrollToTarget';
import {replaceUrl, useUrlPart} from '../../hooks/useUrlPart';
import styles from './Accordion.module.css';
import {AccordionPanel} from './AccordionPanel';
import {Icon} from './Icon';

export type AccordionItem = {
  /** Fragment that links to the item. The URL contains the fragment of the item opened last. */
  id: string;
  title: string;
  content: ReactNode;
  /** Heading of the group that the item belongs to. */
  under?: string;
};

type Props = {
  items: readonly AccordionItem[];
  /** At most one item is open at a time; otherwise any number. */
  single?: boolean;
  /** Maximum height of a panel, a CSS length; longer content scrolls. */
  maxHeight?: string;
};

/**
 * Titles that toggle their panels. Closed panels are in the HTML and are found by find-in-page, which opens them.
 * Without JavaScript all panels are open.
 */
export function Accordion({items, single = false, maxHeight}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const fragment = useUrlPart('hash').slice(1);
  const targetId = items.some(({id}) => id === fragment) ? fragment : '';
  const [handledId, setHandledId] = useState('');
  const [open, setOpen] = useState<readonly string[]>([]);
  if (targetId !== handledId) {
    setHandledId(targetId);
    if (targetId) show(targetId);
  }

  const clickedId = useScrollToTarget(targetId);

  function show(id: string): void {
    setOpen((shown) => (single ? [id] : [...shown.filter((other) => other !== id), id]));
  }

  function toggle(id: string): void {
    const opens = !open.includes(id);
    clickedId.current = id;
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
          <ul className={styles.list}>{items.filter(({under}) => under === heading).map(renderItem)}</ul>
        </Fragment>
      ))}
    </div>
  );

  function renderItem({id, title, content, under}: AccordionItem): ReactNode {
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
