import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import {formatDate} from '../../../lib/date';
import {mailtoLink} from '../../../lib/mailto';
import {SiteLink} from '../../ui/SiteLink';
import styles from './SourceList.module.css';
import type {NumberedSource} from './sources';

/** Returns the URL fragment of the source with this number. */
export const sourceId = (number: number): string => `source-${number}`;

/** Lists a table's numbered sources, with an e-mail link for corrections. */
export function SourceList({sources}: {sources: readonly NumberedSource[]}): ReactNode {
  return (
    <div className={styles.sources}>
      <h3 className={styles.heading}>Sources</h3>
      <p className="text-body">
        The number next to each answer links to its source. We read stored copies of other companies’ pages, which may
        have changed since the date shown. “Not stated” means that we did not find the information there, not that the
        answer is no.
      </p>
      <ol className={styles.list}>
        {sources.map(({number, title, url, checked}) => (
          <li key={number} id={sourceId(number)} className={styles.source}>
            <Title url={url}>{title}</Title>
            <span className={styles.place}>
              {url.startsWith('/') ? 'this site' : new URL(url).host}, as of{' '}
              <time dateTime={checked}>{formatDate(checked)}</time>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-body">
        Is something wrong or out of date?{' '}
        <a href={mailtoLink({to: contact.email, subject: 'Correction to a comparison'})}>Email {contact.email}</a> and
        we will correct it.
      </p>
    </div>
  );
}

function Title({url, children}: {url: string; children: string}): ReactNode {
  return url.startsWith('/') ? <SiteLink to={url}>{children}</SiteLink> : <a href={url}>{children}</a>;
}
