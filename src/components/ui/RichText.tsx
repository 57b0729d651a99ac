import type {ReactNode} from 'react';
import {SiteLink} from './SiteLink';

/** Plain text, or a list of texts and links. */
type Content = string | readonly (string | {label: string; to: string})[];

/** Renders the text and links of a paragraph; the caller provides the `<p>`. */
export function RichText({text}: {text: Content}): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((run) =>
    typeof run === 'string' ? (
      run
    ) : (
      <SiteLink key={run.label} to={run.to}>
        {run.label}
      </SiteLink>
    ),
  );
}
