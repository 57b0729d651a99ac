/** Matches a non-Latin letter: on such layouts, which have no K, the physical key decides. */
const nonLatinLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** Whether the event is Ctrl+K or Cmd+K. On Latin layouts, such as Dvorak, the letter decides, not the physical key. */
export function isSearchShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  // Autofill sends keydown events without a key.
  if (!key || altKey || !(ctrlKey || metaKey)) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && nonLatinLetter.test(key));
}
