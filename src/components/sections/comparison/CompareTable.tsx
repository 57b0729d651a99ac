import type {ReactNode} from 'react';
import {brand} from '../../../data/brand';
import type {Cell, FeatureTable} from '../../../data/comparisons/schema';
import {Section} from '../../ui/Section';
import {StackedTable} from '../../ui/StackedTable';
import styles from './CompareTable.module.css';
import {ComparisonMark} from './ComparisonMark';
import {SourceList, sourceId} from './SourceList';
import {type NumberedSource, numberOf, sourcesOf} from './sources';

/**
 * Compares products by feature, in groups. Each cell has a mark, a note and the number of a source; the sources are
 * listed below the table.
 */
export function CompareTable({heading, intro, rivals, groups}: FeatureTable): ReactNode {
  const columns = [brand.name, ...rivals];
  const sources = sourcesOf({groups});
  return (
    <Section heading={heading} intro={intro} id="features">
      <StackedTable
        className={styles.table}
        data-columns={columns.length}
        caption={`${brand.name} compared with ${rivals.join(' and ')}, feature by feature`}
        columns={['Feature', ...columns]}
        labels={columns}
        groups={groups.map(({group, rows}) => ({
          header: group,
          rows: rows.map(({feature, ours, theirs}) => ({
            key: feature,
            header: feature,
            cells: [ours, ...theirs].map((cell, index) => (
              <Content key={columns[index]} cell={cell} sources={sources} />
            )),
          })),
        }))}
      />
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
