import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import type {SectionHead} from '../../../data/schema/text';
import type {Report} from '../../../data/trust/schema';
import {formatDate} from '../../../lib/date';
import {mailtoLink} from '../../../lib/mailto';
import {Section} from '../../ui/Section';
import styles from './Commitments.module.css';

type Props = SectionHead & {id: string; reports: readonly Report[]};

/** Lists reports for a customer's review, each with a download or, if it is not public, a request by e-mail. */
export function Reports({id, heading, intro, reports}: Props): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <ul className={styles.list}>
        {reports.map(({title, text, issued, file}) => (
          <li key={title} className={styles.promise}>
            <h3 className={styles.figure}>{title}</h3>
            <div className={styles.textBlock}>
              <p className="text-body">{text}</p>
              <p className="text-body">
                Issued <time dateTime={issued}>{formatDate(issued)}</time>
              </p>
            </div>
            {file ? (
              <a href={file} download aria-label={`Download ${title}`}>
                Download
              </a>
            ) : (
              <a href={mailtoLink({to: contact.email, subject: title})} aria-label={`Request ${title} by email`}>
                Request by email
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
