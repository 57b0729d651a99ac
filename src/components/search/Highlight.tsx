import type {ReactNode} from 'react';
import type {MarkedText} from '../../lib/search/highlight';

/** Renders a text with the search terms in `<mark>`. */
export function Highlight({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: run, marked}, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change order
    marked ? <mark key={index}>{run}</mark> : <span key={index}>{run}</span>,
  );
}
