/** Focuses the main region without scrolling, so that screen readers and Tab continue at the start of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({preventScroll: true});
}

/**
 * Focuses the main region unless it already contains the focus, such as after a click in the docs sidebar. Also runs
 * before a page is removed: the footer stays, and browsers would follow its focused link to the top of the emptied page
 * without smooth scrolling.
 */
export function focusMainFromOutside(): void {
  if (!document.getElementById('main')?.contains(document.activeElement)) focusMain();
}

/** Focuses an element without scrolling, also one that is not focusable: it has a `tabindex` until it loses focus. */
export function focusWithoutScroll(element: HTMLElement): void {
  element.focus({preventScroll: true});
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
  const restoreAttributes = () => {
    element.removeAttribute('tabindex');
    element.style.outline = '';
  };
  element.addEventListener('blur', restoreAttributes, {once: true});
  element.focus({preventScroll: true});
}
