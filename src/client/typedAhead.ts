/**
 * Keeps what is typed from now on, for a box that is still to come: letters alone, as nothing shows what could be
 * mended, and not those that go into a field. The function that it gives ends that and says what was typed.
 */
export function keepTypedAhead(): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented, target} = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || [...key].length !== 1 || isTypedInto(target)) return;
    event.preventDefault();
    typed += key;
  };
  document.addEventListener('keydown', keep);
  return () => {
    document.removeEventListener('keydown', keep);
    return typed;
  };
}

/** Whether keys write into this element. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
