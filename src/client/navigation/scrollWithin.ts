/**
 * Scrolls `entry` into view inside `scroller` without scrolling the page, as `scrollIntoView` would. Returns whether
 * the entry is visible afterwards.
 */
export function scrollWithin(scroller: Element, entry: Element): boolean {
  const bounds = scroller.getBoundingClientRect();
  const isVisible = () => {
    const {top, bottom, height} = entry.getBoundingClientRect();
    return height > 0 && top >= bounds.top && bottom <= bounds.bottom;
  };
  if (!isVisible()) scroller.scrollTop += entry.getBoundingClientRect().top - bounds.top - bounds.height / 2;
  return isVisible();
}
