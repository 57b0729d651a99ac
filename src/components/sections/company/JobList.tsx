import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import type {Job} from '../../../data/company/jobSchema';
import {noOpenRole} from '../../../data/company/jobs';
import type {SectionHead} from '../../../data/schema/text';
import {mailtoLink} from '../../../lib/mailto';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './JobList.module.css';

type Props = SectionHead & {jobs: readonly Job[]};

/** Lists the open roles with a description and how to apply, or shows a note if there are none. */
export function JobList({heading, intro, jobs}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} layout="beside" id="open-roles">
      {jobs.length === 0 ? (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{noOpenRole.title}</p>
          <p className="text-body">{noOpenRole.text}</p>
        </div>
      ) : (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <JobEntry key={job.id} {...job} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function JobEntry({id, title, team, place, employment, description, apply}: Job): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <li className={styles.job} id={id}>
      <h3 className="text-heading">{title}</h3>
      <ul className={styles.facts}>
        {[team, place, employment].map((fact) => (
          <li key={fact} className={styles.fact}>
            {fact}
          </li>
        ))}
      </ul>
      <p className="text-body">{description}</p>
      <p className={styles.apply}>
        {apply.text}{' '}
        <a className={styles.link} href={mailtoLink({to: contact.email, subject: apply.subject})}>
          <Icon name="mail" size={16} />
          Apply by email
        </a>
      </p>
    </li>
  );
}
