import type {ComponentType, ReactNode} from 'react';
import MdxProvider from './MdxProvider';

/** Creates the default export of an MDX page that is hydrated: one that is not proven to need no scripts. */
export function createPage(Body: ComponentType): ComponentType {
  return function HydratedPage(props): ReactNode {
    return (
      <MdxProvider>
        <Body {...props} />
      </MdxProvider>
    );
  };
}
