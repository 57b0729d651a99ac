import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {brand} from '../../data/brand';
import {claims, sizes} from '../../data/facts';
import {headerLinks, logIn, startTrial} from '../../data/navigation/header';
import {useDismiss} from '../../hooks/useDismiss';
import {ariaCurrent} from '../../lib/ariaCurrent';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import styles from './Header.module.css';
import {Logo} from './Logo';
import {ResourcesMenu} from './ResourcesMenu';
import {SearchButton} from './SearchButton';
import {StarBadge} from './StarBadge';

/** The specification's height, and in a low window the room under the bar, which would hide the menu's end. */
const menuMaxHeight = `min(${sizes.mobileMenuMaxHeight}px, 100dvh - var(--header-height) - var(--space-1))`;

/** How many letters a name may have that leaves the note its room: in the bar at its narrowest, and in a wide one. */
const besideNote = {narrow: 9, wide: 20};

/**
 * The way to everything. Below 1024 px its links stand in a menu behind a toggle, which collapses when the
 * window grows past that (specification, sections 2 and 9); later, where a browser is set to larger letters, which
 * need the room. `floating` is the landing pages' light bar; `crowded` is one whose note has to make room for a long
 * name where the bar is short, `compact` one that has none on a desktop: the floating one, or beside a very long name.
 * Following any of its links begins a monitored view (client/views.ts).
 */
export function Header({floating}: {floating: boolean}): ReactNode {
  const [open, setOpen] = useState(false);
  const {pathname} = useLocation();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismiss(bar, toggle, open, close);

  return (
    <header
      ref={bar}
      className={styles.header}
      data-floating={floating || undefined}
      data-crowded={brand.name.length > besideNote.narrow || undefined}
      data-compact={floating || brand.name.length > besideNote.wide || undefined}
      data-starts-views
      data-surface={floating ? 'light' : undefined}
    >
      <div className={styles.bar}>
        <Logo />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={22} />
          <span className={styles.toggleLabel}>Menu</span>
        </button>
        <div
          id="site-menu"
          className={clsx(styles.menu, open && styles.menuOpen)}
          style={{maxBlockSize: menuMaxHeight}}
        >
          <nav className={styles.links} aria-label="Main">
            {headerLinks.map(({label, to}) => (
              <SiteLink
                key={to}
                to={to}
                className={styles.link}
                aria-current={ariaCurrent(to, pathname)}
                onClick={close}
              >
                {label}
              </SiteLink>
            ))}
            <ResourcesMenu onFollow={close} />
          </nav>
          <div className={styles.actions}>
            <StarBadge />
            <p className={styles.note}>{claims.noCreditCard}</p>
            <SiteLink to={logIn.to} className={styles.link}>
              {logIn.label}
            </SiteLink>
            <ButtonLink to={startTrial.to} size="small">
              {startTrial.label}
            </ButtonLink>
          </div>
        </div>
        <SearchButton />
      </div>
    </header>
  );
}
