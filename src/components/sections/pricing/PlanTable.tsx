import {type ReactNode, useId, useRef} from 'react';
import {planLimits} from '../../../data/pricing/planLimits';
import type {Plan} from '../../../data/pricing/schema';
import type {SectionHead} from '../../../data/schema/text';
import {useIsScrollable} from '../../../hooks/useIsScrollable';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {PlanPrice} from './PlanPrice';
import styles from './PlanTable.module.css';

type Props = SectionHead & {plans: readonly Plan[]};

/** Compares prices and limits of all plans, one per column. Scrolls horizontally if needed, with sticky row labels. */
export function PlanTable({heading, intro, plans}: Props): ReactNode {
  const captionId = useId();
  const scroller = useRef<HTMLElement>(null);
  const isScrollable = useIsScrollable(scroller);
  return (
    <Section heading={heading} intro={intro} id="compare">
      <section
        ref={scroller}
        className={styles.scroller}
        aria-labelledby={captionId}
        tabIndex={isScrollable ? 0 : undefined}
      >
        <table className={styles.table}>
          <VisuallyHidden as="caption" id={captionId}>
            Prices and limits by plan
          </VisuallyHidden>
          <thead>
            <tr>
              <td className={styles.corner} />
              {plans.map(({id, name, recommended}) => (
                <th key={id} scope="col" className={styles.plan} data-recommended={recommended || undefined}>
                  <span className={styles.name}>{name}</span>{' '}
                  {recommended && <span className={styles.mark}>Recommended</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(plans).map(({label, cells}) => (
              <tr key={label}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {plans.map((plan, column) => (
                  <td key={plan.id} className={styles.cell} data-recommended={plan.recommended || undefined}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

/** Returns the rows: both prices, then the limits, which do not depend on the billing period. */
function rowsOf(plans: readonly Plan[]): {label: string; cells: ReactNode[]}[] {
  const limits = plans.map(({monthly}) => planLimits(monthly));
  return [
    {label: 'Billed monthly', cells: plans.map(({id, monthly}) => <PlanPrice key={id} {...monthly} />)},
    {label: 'Billed yearly, per month', cells: plans.map(({id, yearly}) => <PlanPrice key={id} {...yearly} />)},
    ...(limits[0] ?? []).map(({label}, row) => ({label, cells: limits.map((plan) => plan[row]?.value)})),
  ];
}
