/** What was typed for a box that was still to come, and whether Enter, or Escape, was pressed after it. */
export type TypedAhead = {text: string; entered: boolean; escaped: boolean};

declare global {
  interface Window {
    /** What was typed after the search's key before the page came alive, as its inline script keeps it. */
    earlyTyped?: Pick<TypedAhead, 'text' | 'entered'> | null;
  }
}

/**
 * Keeps what is typed from now on, for a box that is still to come: letters and an Enter after them, as nothing shows
 * what could be mended, unless they go into a field; an Escape anywhere is a word against the box. It goes on from what
 * was typed before the page came alive. The function that it gives ends that and says what was typed.
 */
export function keepTypedAhead(): () => TypedAhead {
  const typed = {text: '', entered: false, ...window.earlyTyped, escaped: false};
  window.earlyTyped = null;
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented, target} = event;
    typed.escaped ||= key === 'Escape';
    const isWanted = key === 'Enter' ? typed.text !== '' : [...key].length === 1;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !isWanted || typed.escaped || isTypedInto(target)) return;
    event.preventDefault();
    if (key === 'Enter') typed.entered = true;
    else if (!typed.entered) typed.text += key;
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
