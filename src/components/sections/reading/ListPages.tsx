import type {ReactNode} from 'react';
import {listPages} from '../../../data/blog/blogListPages';
import {ButtonLink} from '../../ui/Button';
import styles from './ListPages.module.css';

type Props = {page: number; totalPages: number; previousPage?: string | undefined; nextPage?: string | undefined};

/** Links the newer and the older page of a list of posts; renders nothing if it has one page. */
export function ListPages({page, totalPages, previousPage, nextPage}: Props): ReactNode {
  if (totalPages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={listPages.label}>
      {previousPage && (
        <ButtonLink to={previousPage} variant="normaloutline">
          {listPages.newer}
        </ButtonLink>
      )}
      <p className="text-faint">{`Page ${page} of ${totalPages}`}</p>
      {nextPage && (
        <ButtonLink to={nextPage} variant="normaloutline">
          {listPages.older}
        </ButtonLink>
      )}
    </nav>
  );
}
