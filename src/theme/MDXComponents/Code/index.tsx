// Kind: eject (unsafe). Why: most code blocks in MDX are highlighted at build time (plugins/mdx/highlightCode.ts), so the
// theme's code block, with its highlighter of 30 kB, is loaded only by pages that have another one. Without Suspense: the
// page is hydrated when the code block is loaded, and its HTML is not replaced.
// Remove when: Docusaurus highlights at build time.
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import {Children, lazy, type ReactNode} from 'react';

const CodeBlock = lazy(() => import('@theme/CodeBlock'));

export default function MDXCode(props: Props): ReactNode {
  const {children} = props;
  const isInline =
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'));
  return isInline ? <CodeInline {...props} /> : <CodeBlock {...props}>{children}</CodeBlock>;
}
