/** Brand colors (section 3). */
export const brandColours = [
  {name: 'Primary', hex: '#E86F1C'},
  {name: 'Accent', hex: '#D52211'},
  {name: 'Background', hex: '#252525'},
  {name: 'Text', hex: '#FFFFFF'},
] as const;

/** Radii of the hero's orbit by viewport width (section 9). The first row with `below` above the width applies. */
export const orbitRadii = [
  {below: 480, inner: 100, outer: 150},
  {below: 768, inner: 130, outer: 190},
  {below: 1024, inner: 150, outer: 220},
  {below: Number.POSITIVE_INFINITY, inner: 170, outer: 250},
] as const;

/** Number of icons and previews per row (section 4). */
export const shuffledRows = {
  integrations: [3, 2, 3],
  previews: [3, 2, 3, 2],
} as const;
