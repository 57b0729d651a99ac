/** Returns the median of each figure of several runs. */
export function medians<Row extends Record<string, number>>(rows: readonly Row[]): Row {
  const median = (figure: string) =>
    rows.map((row) => row[figure] ?? 0).sort((one, other) => one - other)[rows.length >> 1];
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((figure) => [figure, median(figure)])) as Row;
}
