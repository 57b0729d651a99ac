/**
 * A value for a renderer that knows no `clamp` and draws no element whose content is empty: clamps are worked out as
 * far as they depend on nothing but the container, which is so many rem wide.
 */
export function plainValue(property: string, value: string, containerWidth: number): string {
  if (property === 'content') return value.replace(/^(["'])\1$/, '$1 $1');
  const pixels: Record<string, number> = {px: 1, rem: 16, cqi: (containerWidth * 16) / 100};
  const length = (text: string) => {
    const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text.trim()) ?? [];
    return Number(amount) * (pixels[unit] ?? Number.NaN);
  };
  return value
    .replaceAll(/clamp\(([^(),]+),([^(),]+),([^(),]+)\)/g, (whole, ...parts: string[]) => {
      const [least = 0, wanted = 0, most = 0] = parts.slice(0, 3).map(length);
      const size = Math.max(least, Math.min(wanted, most));
      return Number.isNaN(size) ? whole : `${Number(size.toFixed(2))}px`;
    })
    .replaceAll(/\)(?=[\w.-])/g, ') '); // minifiers leave out blanks that the renderer needs
}
