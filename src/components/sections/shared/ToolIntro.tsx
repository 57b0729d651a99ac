import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import styles from './ToolIntro.module.css';

type Props = Pick<PageMeta, 'heading' | 'intro'> & {
  /** On a wide screen, `aside` puts the last child next to the rest, `side-by-side` the tool next to the heading. */
  layout: 'stacked' | 'aside' | 'side-by-side';
  /** The tool, such as a search box. */
  children: ReactNode;
};

/** Header of a page with a tool at the top: the page's h1 and intro, and the tool. */
export function ToolIntro({heading, intro, layout, children}: Props): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.inner} data-layout={layout}>
        <header className={styles.textBlock}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
