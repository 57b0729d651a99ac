/** Matches a letter of another script than Latin: such layouts type no K, and its place on the keyboard counts. */
const nonLatinLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** Whether these keys are Ctrl+K or Cmd+K. Where the layout is Latin, such as Dvorak, the letter alone counts. */
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
