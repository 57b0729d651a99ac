import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import {PageActions} from './PageActions';
import styles from './PageHeader.module.css';

type Props = PageMeta & {
  /** Text above the heading, such as the page's name if the heading does not contain it. */
  label?: string;
  /** Below the calls to action. */
  children?: ReactNode;
};

/** Header of a page: the page's h1, intro and calls to action. */
export function PageHeader({heading, intro, actions, label, children}: Props): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <hgroup>
          {label && <p className={styles.name}>{label}</p>}
          <h1 className={styles.heading}>{heading}</h1>
        </hgroup>
        <div className={styles.aside}>
          <p className={styles.intro}>{intro}</p>
          <PageActions actions={actions} />
          {children}
        </div>
      </div>
    </header>
  );
}
