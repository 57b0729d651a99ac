import {oneLine} from '../server/leads/mail';
import type {Insights} from './insightsAnalysis';

/** One finding: its cells, what to do, and texts of visitors. */
type Line = {cells: string[]; proposal: string; texts?: string[]};
type Section = {title: string; columns: string[]; lines: Line[]};

/** Maximum number of lines of a section, and of texts of a page; `--json` has all. */
const maxLines = 20;
const maxTexts = 10;

/**
 * Formats insights as tables for a terminal, or as a task list in Markdown. Texts of visitors cannot control the terminal,
 * link, or mention anyone.
 */
export function formatInsights(insights: Insights, since: string, format: 'table' | 'markdown'): string {
  const {answers, searches, reports} = insights.counts;
  if (answers + searches + reports === 0) return `No answers, searches or reports have been stored since ${since}.`;
  const {count, hitsAtThree, byPosition} = insights.opened;
  const positions = byPosition.map((at) => `${at.position}: ${at.count}`).join(', ');
  const hits = `Opened results: ${count}, ${percent(hitsAtThree)} of them in the first three (by position: ${positions})`;
  const summary = `Since ${since}: ${answers} answers, ${searches} searches, ${reports} reports`;
  const sections = sectionsOf(insights).filter(({lines}) => lines.length > 0);
  const blocks = sections.map((section) => (format === 'markdown' ? toMarkdown(section) : toTable(section)));
  return [summary, ...(count > 0 ? [hits] : []), ...blocks].join('\n\n');
}

function sectionsOf({pages, withoutResult, opened, reports}: Insights): Section[] {
  return [
    {
      title: 'Pages by share of No',
      columns: ['No', 'of', 'share', 'page'],
      lines: pages.map(({path, answers, no, share, texts, proposal}) => {
        return {cells: [`${no}`, `${answers}`, percent(share), path], proposal, texts: texts.slice(0, maxTexts)};
      }),
    },
    {
      title: 'Searches without a result',
      columns: ['count', 'words', 'nearest page', 'synonym'],
      lines: withoutResult.map(({words, count, nearest = 'none', synonym, proposal}) => {
        return {cells: [`${count}`, words, nearest, synonym], proposal};
      }),
    },
    {
      title: 'Results opened below position 3',
      columns: ['count', 'words', 'opened', 'position'],
      lines: opened.low.map(({words, path, position, count, proposal}) => {
        return {cells: [`${count}`, words, path, `${position}`], proposal};
      }),
    },
    {
      title: 'Blocked by the Content-Security-Policy',
      columns: ['count', 'directive', 'blocked', 'page'],
      lines: reports.map(({directive, blocked, path, count, proposal}) => {
        return {cells: [`${count}`, directive, blocked, path], proposal};
      }),
    },
  ];
}

function toTable({title, columns, lines}: Section): string {
  const rows = lines.slice(0, maxLines).map(({cells}) => cells.map(oneLine));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const format = (cells: readonly string[], end: string) =>
    `${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}  ${oneLine(end)}`;
  const body = rows.flatMap((cells, index) => {
    const {proposal = '', texts = []} = lines[index] ?? {};
    return [format(cells, proposal), ...texts.map((text) => `    "${oneLine(text)}"`)];
  });
  return [title, format(columns, 'proposal'), ...body].join('\n');
}

function toMarkdown({title, columns, lines}: Section): string {
  const items = lines.slice(0, maxLines).flatMap(({cells, proposal, texts = []}) => {
    const named = cells.map((cell, index) => `${columns[index]} ${toCode(cell)}`).join(', ');
    return [`- [ ] ${named}: ${toCode(proposal)}`, ...texts.map((text) => `  - ${toCode(text)}`)];
  });
  return `## ${title}\n\n${items.join('\n')}`;
}

/** Formats a text as code, in which Markdown has no links, mentions or HTML. */
function toCode(text: string): string {
  return `\`${oneLine(text).replaceAll('`', "'").trim() || ' '}\``;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
