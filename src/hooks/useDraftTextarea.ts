import {type RefObject, useRef} from 'react';
import {useDraft} from './useDraft';

/** A text box whose words are there again on the way back: as drafts of forms are, under `id`. */
export function useDraftTextarea(id: string): {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Remembers what stands in the box now. */
  keep: () => void;
} {
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(id, ({text = ''}) => {
    // What was typed before the box came alive is newer.
    if (box.current) box.current.value ||= text;
    keep();
  });

  function keep(): void {
    if (box.current) draft.save({text: box.current.value});
  }

  return {box, keep};
}
