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

/** Maximum height from the specification, or the space below the bar in a low window, where the menu would not fit. */
const menuMaxHeight = `min(${sizes.mobileMenuMaxHeight}px, 100dvh - var(--header-height) - var(--space-1))`;

/** Maximum length of a brand name that leaves space for the note, in characters: in the narrowest and in a wide bar. */
const maxNameLength = {narrow: 9, wide: 20};

/**
 * Site header. Below 1024 px its links are in a menu behind a toggle; an open menu closes when the window is resized
 * past that width (specification, sections 2 and 9). The breakpoint is in em: with a larger font size it is wider.
 * `floating`: the landing pages' light bar. `crowded`: the brand name is too long for the note in a narrow bar.
 * `compact`: no note on a desktop, because the bar is floating or the name very long.
 * A click on a link in it starts a monitored view (client/monitoring/views.ts).
 */
export function Header({floating, control}: {floating: boolean; control?: ReactNode}): ReactNode {
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
      data-crowded={brand.name.length > maxNameLength.narrow || undefined}
      data-compact={floating || brand.name.length > maxNameLength.wide || undefined}
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
            {control}
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
