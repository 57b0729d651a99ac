// biome-ignore-all lint/a11y/useSemanticElements: a header of a row group has no element of its own role
// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets that a table is one when its rows are laid out as blocks
import type {ReactNode} from 'react';
import {brand} from '../../../data/brand';
import type {Cell, FeatureTable} from '../../../data/schema/comparison';
import {Section} from '../../ui/Section';
import styles from './CompareTable.module.css';
import {ComparisonMark} from './ComparisonMark';
import {SourceList, sourceId} from './SourceList';
import {type NumberedSource, numberOf, sourcesOf} from './sources';

/**
 * Features in groups, with a mark, a note and a numbered source a cell; the sources stand under it. On a phone each
 * row becomes a block in which every cell carries its column's name.
 */
export function CompareTable({heading, intro, rivals, groups}: FeatureTable): ReactNode {
  const columns = [brand.name, ...rivals];
  const sources = sourcesOf({groups});
  return (
    <Section heading={heading} intro={intro} id="features">
      <table className={styles.table} role="table" data-columns={columns.length}>
        <caption className={styles.caption}>
          {brand.name} beside {rivals.join(' and ')}, feature by feature
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.column}>
              Feature
            </th>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                role="columnheader"
                className={styles.column}
                data-ours={index === 0 || undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({group, rows}) => (
          <tbody key={group} role="rowgroup">
            <tr role="row">
              <th scope="rowgroup" role="rowheader" colSpan={columns.length + 1} className={styles.group}>
                {group}
              </th>
            </tr>
            {rows.map(({feature, ours, theirs}) => (
              <tr key={feature} role="row" className={styles.row}>
                <th scope="row" role="rowheader" className={styles.feature}>
                  {feature}
                </th>
                {[ours, ...theirs].map((cell, index) => (
                  <td key={columns[index]} role="cell" className={styles.cell} data-ours={index === 0 || undefined}>
                    <span className={styles.label} data-ours={index === 0 || undefined} aria-hidden="true">
                      {columns[index]}
                    </span>
                    <Content cell={cell} sources={sources} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <SourceList sources={sources} />
    </Section>
  );
}

function Content({cell, sources}: {cell: Cell; sources: readonly NumberedSource[]}): ReactNode {
  const number = numberOf(cell, sources);
  const words = cell.note?.split(' ') ?? [];
  const lastWord = words.pop();
  return (
    <span className={styles.content}>
      <ComparisonMark mark={cell.mark} />
      <span className={styles.note} data-bare={!lastWord || undefined}>
        {words.map((word) => `${word} `).join('')}
        <span className={styles.tied}>
          {lastWord && `${lastWord} `}
          {/* Not a link of the site's router: it stays on the page. */}
          {number && (
            <a className={styles.reference} href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
              {number}
            </a>
          )}
        </span>
      </span>
    </span>
  );
}
