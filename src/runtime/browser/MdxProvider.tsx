import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

type Components = ComponentProps<typeof MDXProvider>['components'];

/** Provides the components of MDX pages, which the module of a page or of its body imports with it. */
export default function MdxProvider({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={MDXComponents as Components}>{children}</MDXProvider>;
}
