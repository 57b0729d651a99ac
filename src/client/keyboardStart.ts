/**
 * Lets the keyboard begin at the top of the page that is about to come, unless the docs' sidebar led to it, which stays
 * beside the text. A footer that has the focus would keep it where docs share it, and elsewhere, taken away after the
 * rest of its page, make browsers lay out the footer alone: the window stood at the top at once, with nothing to glide.
 */
export function beginAtTopOfPage(): void {
  if (!document.getElementById('main')?.contains(document.activeElement)) beginAtTop();
}

/** An empty place takes the focus: a screen reader reads out what is focused, and of the body that is the page. */
export function beginAtTop(): void {
  const top = document.createElement('div');
  document.body.prepend(top);
  top.addEventListener('blur', () => top.remove(), {once: true});
  goOnFrom(top);
}

/** Gives the focus to a place, which need not be one that takes it, and moves nothing. */
export function goOnFrom(place: HTMLElement): void {
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
