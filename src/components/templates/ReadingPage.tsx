import type {ComponentProps, ReactNode} from 'react';
import {ReadingShell} from '../shell/ReadingShell';
import {MarketingPage} from './MarketingPage';

/** Page of sections in the theme that the visitor has chosen: a list of texts, or the search. */
export function ReadingPage(props: Omit<ComponentProps<typeof MarketingPage>, 'surface' | 'shell'>): ReactNode {
  return <MarketingPage {...props} shell={ReadingShell} />;
}
