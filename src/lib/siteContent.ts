import {brand} from '../data/brand';
import {claims, integratedToday, offers, searchedTools} from '../data/facts';
import {plans} from '../data/plans';
import {formatDollars, formatLimit} from './format';

/** The site's facts and plans as one Markdown document. */
export function siteContentMarkdown(): string {
  return [
    `# ${brand.name}`,
    `${brand.tagline}.`,
    '## Facts',
    [
      ...Object.values(claims),
      `Search across ${searchedTools} tools`,
      `Integrated today: ${integratedToday}`,
      `${offers.freeTrialDays}-day free trial`,
      `${offers.priceChangeNoticeDays} days’ notice of price changes`,
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    '## Plans',
    [
      '| Plan | Monthly | Yearly, per month | Credits | Rollover | PRs | QA | Deployments |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...plans.map(planRow),
    ].join('\n'),
  ].join('\n\n');
}

function planRow({name, monthly, yearly}: (typeof plans)[number]): string {
  const {credits, rollover, prs, qa, deployments} = monthly;
  const price = (amount: number | undefined) => (amount === undefined ? '–' : formatDollars(amount));
  const cells = [
    name,
    price(monthly.price),
    price('price' in yearly ? yearly.price : undefined),
    formatLimit(credits),
    rollover ? 'yes' : 'none',
    ...[prs, qa, deployments].map(formatLimit),
  ];
  return `| ${cells.join(' | ')} |`;
}
