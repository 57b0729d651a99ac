import {list} from 'postcss';

/** A declaration: a property and its value. */
type Declared = [property: string, value: string];

/**
 * A declaration for a renderer that knows neither logical properties nor `clamp`, and draws no element whose content
 * is empty: lines run from left to right and down the page, and the container is so many rem wide.
 */
export function plainDeclarations(property: string, value: string, containerWidth: number): Declared[] {
  if (property === 'content') return [[property, value.replace(/^(["'])\1$/, '$1 $1')]];
  return physical(property, plainValue(value, containerWidth));
}

/** A value with its clamps worked out, as far as they depend on nothing but the container. */
function plainValue(value: string, containerWidth: number): string {
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

const sides = {block: ['top', 'bottom'], inline: ['left', 'right']} as const;

function physical(property: string, value: string): Declared[] {
  const size = /^(min-|max-)?(block|inline)-size$/.exec(property);
  if (size) return [[`${size[1] ?? ''}${size[2] === 'block' ? 'height' : 'width'}`, value]];
  const [, kind, axis, end, part = ''] =
    /^(border|inset|margin|padding)-(block|inline)(?:-(start|end))?(-\w+)?$/.exec(property) ?? [];
  if (!kind || !axis) return [[property, value]];
  const [first, last] = sides[axis as keyof typeof sides];
  const named = (side: string) => (kind === 'inset' ? side : `${kind}-${side}${part}`);
  if (end) return [[named(end === 'start' ? first : last), value]];
  const [start = value, finish = start] = kind === 'border' ? [value] : list.space(value);
  return [
    [named(first), start],
    [named(last), finish],
  ];
}
