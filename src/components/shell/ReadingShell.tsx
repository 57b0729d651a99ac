import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {readingSurface} from '../../lib/theme';
import {Island} from '../../runtime/browser/Island';
import {islandPart} from '../../runtime/browser/islandPart';
import {Shell} from './Shell';

const themeSwitch = islandPart(async () => (await import('./ThemeSwitch')).ThemeSwitch);

/** The width of the switch, until its chunk is loaded after a navigation. */
const space = <span style={{inlineSize: '2.75rem'}} />;

/**
 * The shell of pages for reading, which have the theme that the visitor has chosen: docs, posts, months of the changelog
 * and pages in MDX by `theme/Layout`; lists of posts, tags, authors and months, and the search, by `ReadingPage`. All
 * other pages have `Shell`, and their own colors.
 */
export function ReadingShell({className, children}: {className?: string; children: ReactNode}): ReactNode {
  return (
    <ColorModeProvider>
      <Shell surface={readingSurface} className={className} control={<Island part={themeSwitch} fallback={space} />}>
        {children}
      </Shell>
    </ColorModeProvider>
  );
}
