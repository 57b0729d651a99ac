// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element with the role of a row group's header
// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the table roles when rows have `display: block`
import type {ReactNode} from 'react';
import {brand} from '../../../data/brand';
import type {Cell, FeatureTable} from '../../../data/comparisons/schema';
import {Section} from '../../ui/Section';
import styles from './CompareTable.module.css';
import {ComparisonMark} from './ComparisonMark';
import {SourceList, sourceId} from './SourceList';
import {type NumberedSource, numberOf, sourcesOf} from './sources';

/**
 * Compares products by feature, in groups. Each cell has a mark, a note and the number of a source; the sources are
 * listed below the table. On a phone each row becomes a block and each cell shows its column's name.
 */
export function CompareTable({heading, intro, rivals, groups}: FeatureTable): ReactNode {
  const columns = [brand.name, ...rivals];
  const sources = sourcesOf({groups});
  return (
    <Section heading={heading} intro={intro} id="features">
      <table className={styles.table} role="table" data-columns={columns.length}>
        <caption className={styles.caption}>
          {brand.name} compared with {rivals.join(' and ')}, feature by feature
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
                data-own-product={index === 0 || undefined}
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
                  <td
                    key={columns[index]}
                    role="cell"
                    className={styles.cell}
                    data-own-product={index === 0 || undefined}
                  >
                    <span className={styles.label} data-own-product={index === 0 || undefined} aria-hidden="true">
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
      <span className={styles.note} data-number-only={!lastWord || undefined}>
        {words.map((word) => `${word} `).join('')}
        <span className={styles.nowrap}>
          {lastWord && `${lastWord} `}
          {/* A plain link, not the router's: the target is on the same page. */}
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
