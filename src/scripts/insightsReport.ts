import {Console} from 'node:console';
import {PassThrough} from 'node:stream';
import {withoutPersonalData} from '../lib/redactSearch';
import {oneLine} from '../server/leads/mail';
import type {Insights} from './insightsAnalysis';

/** A finding: its cells by column, what to do, and texts of visitors. */
type Row = Record<string, unknown> & {proposal: string; texts?: readonly string[]};

/** Maximum number of rows of a section, and of texts of a page; `--json` has all. */
const maxRows = 20;
const maxTexts = 10;

/**
 * Formats insights as tables for a terminal, or as a task list in Markdown, which may be published: without the addresses and
 * long numbers in texts of visitors. Texts cannot control the terminal, link, or mention anyone.
 */
export function formatInsights(insights: Insights, since: string, format: 'table' | 'markdown'): string {
  const {counts, pages, withoutResult, opened, reports} = insights;
  if (counts.answers + counts.searches + counts.reports === 0)
    return `No answers, searches or reports have been stored since ${since}.`;
  const positions = opened.byPosition.map((at) => `${at.position}: ${at.count}`).join(', ');
  const hits = `Opened results: ${opened.count}, ${Math.round(opened.hitsAtThree * 100)} % of them in the first three (by position: ${positions})`;
  const sections: [title: string, rows: Row[]][] = [
    ['Pages by share of No', pages.map((page) => ({...page, share: `${Math.round(page.share * 100)} %`}))],
    ['Searches without a result', withoutResult.map((search) => ({...search, nearest: search.nearest ?? 'none'}))],
    ['Results opened below position 3', opened.low],
    ['Blocked by the Content-Security-Policy', reports],
  ];
  return [
    `Since ${since}: ${counts.answers} answers, ${counts.searches} searches, ${counts.reports} reports`,
    ...(opened.count > 0 ? [hits] : []),
    ...sections
      .filter(([, rows]) => rows.length > 0)
      .map(([title, rows]) => (format === 'markdown' ? toMarkdown : toTable)(title, rows.slice(0, maxRows))),
  ].join('\n\n');
}

function toTable(title: string, rows: readonly Row[]): string {
  const stream = new PassThrough();
  new Console(stream).table(rows.map(({texts: _, ...cells}) => cells));
  const texts = rows.flatMap((row) => textsOf(row).map((text) => `${row.path}: "${oneLine(text)}"`));
  return [title, stream.read().toString().trimEnd(), ...texts].join('\n');
}

function toMarkdown(title: string, rows: readonly Row[]): string {
  const items = rows.flatMap((row) => {
    const {proposal, texts: _, ...cells} = row;
    const named = Object.entries(cells).map(([column, cell]) => `${column} ${toCode(cell)}`);
    return [
      `- [ ] ${named.join(', ')}: ${toCode(proposal)}`,
      ...textsOf(row).map((text) => `  - ${toCode(withoutPersonalData(text))}`),
    ];
  });
  return `## ${title}\n\n${items.join('\n')}`;
}

const textsOf = ({texts = []}: Row) => texts.slice(0, maxTexts);

/** Formats a text as code, in which Markdown has no links, mentions or HTML. */
function toCode(text: unknown): string {
  return `\`${oneLine(`${text}`).replaceAll('`', "'").trim() || ' '}\``;
}
