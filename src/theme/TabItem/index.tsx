// Kind: eject (unsafe). Why: each panel has a label, for screen readers, and visibly in print and without JavaScript,
// where all panels are shown; and its value, by which components/mdx/body/tabs.ts finds it.
// Remove when: theme/Tabs is removed, and Docusaurus labels panels.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div role="tabpanel" className={className} aria-label={label} hidden={!isSelected} data-value={value}>
      {children}
    </div>
  );
}
