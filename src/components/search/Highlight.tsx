import type {ReactNode} from 'react';
import type {MarkedText} from '../../lib/search/highlight';

/** A text with what was searched for in it marked. */
export function Highlight({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: run, marked}, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are parts of one text
    marked ? <mark key={index}>{run}</mark> : <span key={index}>{run}</span>,
  );
}
