import type {Answer} from './requestLink';

/** The last answer of a link, as stored in the committed file. */
export type LinkResult = Pick<Answer, 'outcome' | 'detail' | 'to'> & {
  /** Day of the request, such as 2026-11-27. */
  day: string;
  /** Day of the first failure since the link last worked. */
  failedSince?: string;
};
export type LinkResults = Readonly<Record<string, LinkResult>>;

/** A link that worked is requested again after these days. */
const validDays = 7;

export function needsRequest(result: LinkResult | undefined, today: string): boolean {
  if (result?.outcome !== 'works') return true;
  return Date.parse(today) - Date.parse(result.day) >= validDays * 24 * 60 * 60 * 1000;
}

/**
 * Returns the result to store for a link. An answer that proves nothing (`unknown`, such as 403 or 429) keeps the
 * `failedSince` of earlier failures; a working link clears it.
 */
export function nextResult(previous: LinkResult | undefined, answer: Answer, day: string): LinkResult {
  const {outcome, detail, to} = answer;
  const failedSince =
    previous?.failedSince && outcome === 'unknown'
      ? previous.failedSince
      : outcome === 'failed'
        ? (previous?.failedSince ?? day)
        : undefined;
  return {outcome, detail, ...(to && {to}), day, ...(failedSince && {failedSince})};
}

/** Whether a link is dead: one failure may be an outage, so it must have failed on two days. */
export function isDead({outcome, day, failedSince = day}: LinkResult): boolean {
  return outcome === 'failed' && failedSince < day;
}

export type CheckedLink = {url: string; pages: readonly string[]; isSource: boolean; result: LinkResult};

/** Formats the links that do not simply work as a table, the dead ones first; an empty list if there are none. */
export function formatLinks(links: readonly CheckedLink[]): string[] {
  const rows = links
    .map((link) => ({...link, state: stateOf(link.result)}))
    .filter(({state}) => state !== 'works')
    .sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
    .map((link) => [`${link.state} (${link.result.detail})`, link.url, formatPages(link.pages), fixOf(link)]);
  if (rows.length === 0) return [];
  const table = [['Result', 'Link', 'Page', 'Fix'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

const states = ['dead', 'failed', 'moved', 'unknown', 'works'] as const;
type State = (typeof states)[number];

export function stateOf(result: LinkResult): State {
  return isDead(result) ? 'dead' : result.outcome;
}

function fixOf({state, isSource, result: {failedSince, to}}: CheckedLink & {state: State}): string {
  switch (state) {
    case 'dead':
      return isSource
        ? `Failing since ${failedSince}. Find the claim on another page, then correct the cell and its day in src/data/comparisons`
        : `Failing since ${failedSince}. Correct the link, or remove it`;
    case 'failed':
      return 'Run this command again on another day';
    case 'moved':
      return `Read ${to}, then link to it`;
    default:
      return 'Open it in a browser: the host refuses automatic requests';
  }
}

function formatPages(pages: readonly string[]): string {
  const [first = '', second, ...more] = pages;
  const shown = second ? `${first}, ${second}` : first;
  return more.length > 0 ? `${shown} and ${more.length} more` : shown;
}
