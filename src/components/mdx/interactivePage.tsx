import Provider from '@theme-original/MDXContent';
import type {ComponentType, ReactNode} from 'react';

/** Creates the default export of an MDX page that is hydrated, because its front matter sets `interactive: true`. */
export function createPage(Body: ComponentType): ComponentType {
  return function InteractivePage(props): ReactNode {
    return (
      <Provider>
        <Body {...props} />
      </Provider>
    );
  };
}
