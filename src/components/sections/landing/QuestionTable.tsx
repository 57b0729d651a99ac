// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the table roles when rows have `display: block`
import type {ReactNode} from 'react';
import type {Question} from '../../../data/landing/exampleSchema';
import {Icon} from '../../ui/Icon';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './QuestionTable.module.css';

const allowedLabel = 'Can open';
const deniedLabel = 'No access';

/**
 * Compares one query by two people: the results per type of app, each person's access to them, and the answers. On a
 * phone each row becomes a block with the person's name before each access mark.
 */
export function QuestionTable({heading, intro, query, people, places}: Question): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="question">
      <p className={styles.query}>
        <Icon name="search" size={22} />
        {query}
      </p>
      <table className={styles.table} role="table" aria-label={query}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Searched in
            </th>
            <th scope="col" role="columnheader">
              Found
            </th>
            {people.map(({name, role}) => (
              <th key={name} scope="col" role="columnheader">
                <span className={styles.person}>
                  {name}
                  <VisuallyHidden>,</VisuallyHidden>
                </span>{' '}
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {places.map(({icon, kind, found, open}) => (
            <tr key={kind} role="row">
              <th scope="row" role="rowheader">
                <NamedIcon name={icon} size={18} />
                {kind}
              </th>
              <td role="cell">{found}</td>
              {people.map(({name}, index) => (
                <td key={name} role="cell" data-open={open[index] || undefined}>
                  <span aria-hidden="true">{name}</span>
                  <Icon name={open[index] ? 'check' : 'lock'} size={16} />
                  {open[index] ? allowedLabel : deniedLabel}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.answers}>
        {people.map(({name, answer}) => (
          <div key={name} className={styles.answer}>
            <dt className="text-semibold">Answer for {name}</dt>
            <dd className={styles.answerText}>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
