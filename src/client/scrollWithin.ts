/**
 * Scrolls `scroller` until `entry` is in view, and nothing else: `scrollIntoView` would scroll the page too. Returns
 * whether the entry is in view.
 */
export function scrollWithin(scroller: Element, entry: Element): boolean {
  const frame = scroller.getBoundingClientRect();
  const isVisible = () => {
    const {top, bottom, height} = entry.getBoundingClientRect();
    return height > 0 && top >= frame.top && bottom <= frame.bottom;
  };
  if (!isVisible()) scroller.scrollTop += entry.getBoundingClientRect().top - frame.top - frame.height / 2;
  return isVisible();
}
