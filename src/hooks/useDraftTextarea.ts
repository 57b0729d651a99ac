import {type RefObject, useRef} from 'react';
import {useDraft} from './useDraft';

/** Saves the text of an uncontrolled textarea as a draft under `id` and restores it when the visitor returns. */
export function useDraftTextarea(id: string): {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Saves the current text. */
  keep: () => void;
} {
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(id, ({text = ''}) => {
    // Text that was typed before hydration is newer than the draft.
    if (box.current) box.current.value ||= text;
    keep();
  });

  function keep(): void {
    if (box.current) draft.save({text: box.current.value});
  }

  return {box, keep};
}
