/**
 * Moves the focus to the main region without scrolling: a screen reader reads on from there, and Tab leads to what the
 * page begins with.
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({preventScroll: true});
}

/**
 * Focuses the main region unless the focus is already in it, as when a link of the docs' sidebar was followed. Also runs
 * before a page is removed: a footer with the focus keeps it in the docs, which share one, and elsewhere makes browsers
 * lay out the footer alone, so that the window is at the top at once instead of scrolling there smoothly.
 */
export function focusMainFromOutside(): void {
  if (!document.getElementById('main')?.contains(document.activeElement)) focusMain();
}

/** Gives the focus to a place, which need not be one that takes it, and moves nothing. */
export function focusWithoutScroll(place: HTMLElement): void {
  place.focus({preventScroll: true});
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.style.outline = 'none';
  const forget = () => {
    place.removeAttribute('tabindex');
    place.style.outline = '';
  };
  place.addEventListener('blur', forget, {once: true});
  place.focus({preventScroll: true});
}
