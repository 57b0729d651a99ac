import {type ReactNode, useId} from 'react';
import type {Plan} from '../../data/schema/plan';
import {formatDollars, formatLimit} from '../../lib/format';
import {Section} from '../ui/Section';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './PlanTable.module.css';

type Props = {heading: string; intro?: string; plans: readonly Plan[]};

/** Every plan's prices and limits, a column each. On a narrow screen it scrolls inside itself. */
export function PlanTable({heading, intro, plans}: Props): ReactNode {
  const captionId = useId();
  return (
    <Section heading={heading} intro={intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            Prices and monthly limits by plan
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {plans.map(({id, name, description, recommended}) => (
                <th key={id} scope="col" className={styles.plan} data-recommended={recommended || undefined}>
                  <span className={styles.name}>{name}</span>
                  {recommended && <span className={styles.mark}>Recommended</span>}
                  <span className={styles.description}>{description}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({label, cell}) => (
              <tr key={label}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className={styles.cell} data-recommended={plan.recommended || undefined}>
                    {cell(plan)}
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

const rows: {label: string; cell: (plan: Plan) => ReactNode}[] = [
  {label: 'Billed monthly', cell: ({monthly}) => <Price {...monthly} />},
  {label: 'Billed yearly, per month', cell: ({yearly}) => <Price {...yearly} />},
  {label: 'Credits', cell: ({monthly}) => formatLimit(monthly.credits)},
  {label: 'Rollover', cell: ({monthly}) => (monthly.rollover ? 'Yes' : 'None')},
  {label: 'Pull requests', cell: ({monthly}) => formatLimit(monthly.prs)},
  {label: 'QA', cell: ({monthly}) => formatLimit(monthly.qa)},
  {label: 'Deployments', cell: ({monthly}) => formatLimit(monthly.deployments)},
];

function Price({price, originalPrice}: Plan['monthly']): ReactNode {
  if (price === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not offered</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <strong className={styles.price}>{formatDollars(price)}</strong>
      {originalPrice !== undefined && (
        <s className={styles.original}>
          <VisuallyHidden>was </VisuallyHidden>
          {formatDollars(originalPrice)}
        </s>
      )}
    </>
  );
}
