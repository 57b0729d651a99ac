// Kind: eject (unsafe). Why: on phones the theme renders the sidebar in its own navbar, which this site does not have,
// and only with JavaScript. Here it is a list, inside `<details>` where there is no space next to the text. Also
// scrolls the current page's link into view (facebook/docusaurus#7980).
// Remove when: never.
import type {Props} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {scrollWithin} from '../../client/navigation/scrollWithin';
import {Icon} from '../../components/ui/Icon';
import {useFullSidebar} from '../../runtime/browser/useFullSidebar';
import styles from './styles.module.css';
import '../../css/prose';

export default function DocSidebar({path, sidebar}: Props): ReactNode {
  const labelId = useId();
  const [items, complete] = useFullSidebar(sidebar);
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page.
  useEffect(() => {
    // The list grows while the page's category expands.
    const observer = new ResizeObserver(() => {
      const link = list.current?.querySelector('[aria-current="page"]');
      if (link && scroller.current && scrollWithin(scroller.current, link)) observer.disconnect();
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [path]);
  return (
    <nav
      ref={scroller}
      className={styles.sidebar}
      aria-labelledby={labelId}
      onPointerEnter={complete}
      onFocus={complete}
      onClickCapture={complete}
    >
      <details key={path} className={styles.folded}>
        <summary className={styles.summary}>
          <Icon name="menu" size={18} />
          All docs
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={path} level={1} />
        </ul>
      </details>
      <div className={styles.open}>
        <p className={styles.label} id={labelId}>
          Documentation
        </p>
        <ul ref={list} className="theme-doc-sidebar-menu menu__list">
          <DocSidebarItems items={items} activePath={path} level={1} />
        </ul>
      </div>
    </nav>
  );
}
