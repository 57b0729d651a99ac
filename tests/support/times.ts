import type {Timed} from './reports';

const maxRows = 20;

/** Formats the slowest files and tests with their durations in seconds. */
export function timesTable(tests: readonly Timed[]): string {
  const files = new Map<string, number>();
  for (const {file, seconds} of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return [
    'Slowest files',
    ...slowest([...files].map(([name, seconds]) => ({name, seconds}))),
    '',
    'Slowest tests',
    ...slowest(tests.map(({file, title, seconds}) => ({name: `${file} › ${title}`, seconds}))),
  ].join('\n');
}

function slowest(rows: {name: string; seconds: number}[]): string[] {
  return rows
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, maxRows)
    .map(({name, seconds}) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
