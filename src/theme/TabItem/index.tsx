// Kind: eject (unsafe). Why: each panel has a label, for screen readers, and visibly in print and without JavaScript,
// where all panels are shown; and a link to a heading inside a panel selects its tab (facebook/docusaurus#8764).
// Remove when: Docusaurus does both.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {type ReactNode, useRef} from 'react';
import {flushSync} from 'react-dom';
import {useRevealTarget} from '../../hooks/useRevealTarget';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const {selectedValue, selectValue} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;
  useRevealTarget(panel, () => {
    if (!isSelected) flushSync(() => selectValue(value));
    return !isSelected;
  });
  return (
    <div ref={panel} role="tabpanel" className={className} aria-label={label} hidden={!isSelected}>
      {children}
    </div>
  );
}
