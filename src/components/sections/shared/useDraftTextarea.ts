import {type RefObject, useRef} from 'react';
import {useDraft} from '../../../client/forms/useDraft';

/** Saves the text of an uncontrolled textarea as a draft under `id` and restores it when the visitor returns. */
export function useDraftTextarea(id: string): {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Saves the current text. */
  save: () => void;
} {
  const ref = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(id, ({text = ''}) => {
    // Text that was typed before hydration is newer than the draft.
    if (ref.current) ref.current.value ||= text;
    save();
  });

  function save(): void {
    if (ref.current) draft.save({text: ref.current.value});
  }

  return {ref, save};
}
