/**
 * Converts a value for the renderer, which does not support `clamp()` and does not draw elements with empty `content`.
 * Computes `clamp()` if it depends only on the container, which is `containerWidth` rem wide.
 */
export function lowerValue(property: string, value: string, containerWidth: number): string {
  if (property === 'content') return value.replace(/^(["'])\1$/, '$1 $1');
  const pixels: Record<string, number> = {px: 1, rem: 16, cqi: (containerWidth * 16) / 100};
  const length = (text: string) => {
    const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text.trim()) ?? [];
    return Number(amount) * (pixels[unit] ?? Number.NaN);
  };
  return value
    .replaceAll(/clamp\(([^(),]+),([^(),]+),([^(),]+)\)/g, (match, ...args: string[]) => {
      const [min = 0, preferred = 0, max = 0] = args.slice(0, 3).map(length);
      const size = Math.max(min, Math.min(preferred, max));
      return Number.isNaN(size) ? match : `${Number(size.toFixed(2))}px`;
    })
    .replaceAll(/\)(?=[\w.-])/g, ') '); // minifiers remove spaces that the renderer needs
}
