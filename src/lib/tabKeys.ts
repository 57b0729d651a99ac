/** The properties of a `keydown` event that choose a tab. */
export type TabKey = {key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean};

const moves: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Returns the index of the tab that a key selects (ARIA tabs pattern): the arrows select the next one and wrap around,
 * Home and End the first and last. `undefined` for other keys and shortcuts, such as Alt+Left for back.
 */
export function tabForKey(
  {key, altKey, ctrlKey, metaKey}: TabKey,
  selected: number,
  count: number,
): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : moves[key]?.(selected, count);
}
