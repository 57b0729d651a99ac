/**
 * Makes the frames of tables tab stops while they scroll: Safari does not focus scroll containers automatically. In the
 * server's HTML, where nothing can be measured, all are.
 */
export function setTableTabStops(root: HTMLElement): void {
  for (const table of root.querySelectorAll('[role=group] > table')) {
    const frame = table.parentElement;
    if (!frame) continue;
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  }
}
