// Kind: wrap. Why: the highlighter is 30 kB; pages without code do not load it.
// Remove when: Docusaurus highlights at build time.
import type {Props} from '@theme/CodeBlock';
import type {ComponentType, ReactNode} from 'react';
import {Island, islandPart} from '../../components/shell/Island';

const highlightedCode = islandPart<Props>(async () => {
  // The languages must be registered before the highlighter is loaded.
  await import('@docusaurus/theme-classic/lib/prism-include-languages');
  const original = await import('@theme-original/CodeBlock');
  return original.default as ComponentType<Props>;
});

export default function CodeBlock(props: Props): ReactNode {
  return (
    <Island
      part={highlightedCode}
      partProps={props}
      fallback={
        <pre>
          <code>{props.children}</code>
        </pre>
      }
    />
  );
}
