/** Formats values by series in the text format of Prometheus; those whose name ends with `_total` are counters. */
export function formatMetrics(values: Iterable<[series: string, value: number]>): string {
  // The series of a name have to be adjacent, after its type.
  const sorted = [...values].sort();
  const nameAt = (index: number) => sorted[index]?.[0].split('{')[0] ?? '';
  const lines = sorted.map(([series, value], index) => {
    const name = nameAt(index);
    const type = `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}\n`;
    return `${name === nameAt(index - 1) ? '' : type}${series} ${value}`;
  });
  return lines.join('\n');
}
