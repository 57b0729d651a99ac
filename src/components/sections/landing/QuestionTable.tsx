// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets that a table is one when its rows are laid out as blocks
import type {ReactNode} from 'react';
import type {Question} from '../../../data/schema/example';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './QuestionTable.module.css';

const may = 'May open it';
const leftOut = 'Left out';

/**
 * One question asked by two people: what is found in which kind of app, what each of them may open, and what each
 * reads in the end. On a phone a row becomes a block in which each mark stands behind its person's name.
 */
export function QuestionTable({heading, intro, asked, people, places}: Question): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="question">
      <p className={styles.asked}>
        <Icon name="search" size={22} />
        {asked}
      </p>
      <table className={styles.table} role="table" aria-label={asked}>
        <thead role="rowgroup">
          <tr role="row" className={styles.row}>
            <th scope="col" role="columnheader" className={styles.column}>
              Looked for in
            </th>
            <th scope="col" role="columnheader" className={styles.column}>
              Found
            </th>
            {people.map(({name, role}) => (
              <th key={name} scope="col" role="columnheader" className={styles.column}>
                <span className={styles.person}>{name}</span> {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {places.map(({icon, kind, found, open}) => (
            <tr key={kind} role="row" className={styles.row}>
              <th scope="row" role="rowheader" className={styles.kind}>
                <Icon name={icon} size={18} />
                {kind}
              </th>
              <td role="cell" className={styles.found}>
                {found}
              </td>
              {people.map(({name}, index) => (
                <td key={name} role="cell" className={styles.access} data-open={open[index] || undefined}>
                  <span className={styles.name} aria-hidden="true">
                    {name}
                  </span>
                  <Icon name={open[index] ? 'check' : 'lock'} size={16} />
                  {open[index] ? may : leftOut}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.answers}>
        {people.map(({name, answer}) => (
          <div key={name} className={styles.answer}>
            <dt className={styles.reads}>{name} reads</dt>
            <dd className={styles.words}>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
