/** Whether a click opens its link in this tab: not in another tab or window, and not prevented. */
export function isSameTabClick({button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented}: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
