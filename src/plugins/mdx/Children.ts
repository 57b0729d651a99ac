import type {ReactNode} from 'react';

/** Replaces the provider of MDX components in built pages, whose bodies import it themselves: see `plugin.ts`. */
export default function Children({children}: {children: ReactNode}): ReactNode {
  return children;
}
