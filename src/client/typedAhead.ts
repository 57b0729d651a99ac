/**
 * Keeps what is typed from now on, for a box that is still to come: letters alone, as nothing shows what could be
 * mended. The function that it gives ends that and says what was typed.
 */
export function keepTypedAhead(): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented} = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || [...key].length !== 1) return;
    event.preventDefault();
    typed += key;
  };
  document.addEventListener('keydown', keep);
  return () => {
    document.removeEventListener('keydown', keep);
    return typed;
  };
}
