// Kind: eject (unsafe). Why: the theme's buttons are invisible on devices without hover, do not expose whether lines
// are wrapped (WCAG 2.2, 4.1.2), do not report that the browser refused to copy, and copy the prompts of shell
// commands.
// Remove when: the theme's fix all four.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {copyCode} from '../../../components/mdx/body/codeBlocks';
import {CodeButtons} from '../../../components/mdx/CodeButtons';

export default function CodeBlockButtons(): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  return (
    <CodeButtons onCopy={copyCode} onWrap={toggle} isWrapped={isEnabled} canWrap={isEnabled || isCodeScrollable} />
  );
}
