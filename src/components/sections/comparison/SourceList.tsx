import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import {formatShortDate} from '../../../lib/format';
import {mailtoLink} from '../../../lib/mailto';
import {SiteLink} from '../../ui/SiteLink';
import styles from './SourceList.module.css';
import type {NumberedSource} from './sources';

/** The fragment of a source, by its number. */
export const sourceId = (number: number): string => `source-${number}`;

/** Where a table's marks come from, numbered as its cells refer to them, and how to tell us of a mistake. */
export function SourceList({sources}: {sources: readonly NumberedSource[]}): ReactNode {
  return (
    <div className={styles.sources}>
      <h3 className={styles.heading}>Sources</h3>
      <p className={styles.remark}>
        The number beside a mark is its source. We read stored copies of other people’s pages; they may have changed
        after the day that stands beside them. “Not stated” means that we did not find it said there, not that the
        answer is no.
      </p>
      <ol className={styles.list}>
        {sources.map(({number, title, url, checked}) => (
          <li key={number} id={sourceId(number)} className={styles.source}>
            <Title url={url}>{title}</Title>
            <span className={styles.place}>
              {url.startsWith('/') ? 'this site' : new URL(url).host}, as of{' '}
              <time dateTime={checked}>{formatShortDate(checked)}</time>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.remark}>
        Something is wrong or out of date?{' '}
        <a href={mailtoLink({to: contact.email, subject: 'A correction to a comparison'})}>Write to {contact.email}</a>{' '}
        and we will correct it.
      </p>
    </div>
  );
}

function Title({url, children}: {url: string; children: string}): ReactNode {
  return url.startsWith('/') ? <SiteLink to={url}>{children}</SiteLink> : <a href={url}>{children}</a>;
}
