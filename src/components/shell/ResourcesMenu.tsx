import {useLocation} from '@docusaurus/router';
import {type ReactNode, useId, useRef, useState} from 'react';
import {resourceLinks} from '../../data/navigation/header';
import {useDismiss} from '../../hooks/useDismiss';
import {ariaCurrent} from '../../lib/ariaCurrent';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import styles from './ResourcesMenu.module.css';

/**
 * Resources dropdown: a disclosure, not an ARIA menu. Closes on a click outside or on a link, on Escape, and when the
 * keyboard focus leaves it.
 */
export function ResourcesMenu({onFollow}: {onFollow: () => void}): ReactNode {
  const [open, setOpen] = useState(false);
  const {pathname} = useLocation();
  const listId = useId();
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(region, button, open, () => setOpen(false));

  return (
    <div ref={region} className={styles.region}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Resources
        <Icon name="chevronDown" size={16} />
      </button>
      <ul id={listId} className={styles.list} data-open={open || undefined}>
        {resourceLinks.map(({label, to}) => (
          <li key={to}>
            <SiteLink
              to={to}
              className={styles.link}
              aria-current={ariaCurrent(to, pathname)}
              onClick={() => {
                setOpen(false);
                onFollow();
              }}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
