// Kind: eject (unsafe). Why: a panel says what it is of: to a screen reader, and to everybody on paper and without
// scripts, where all panels stand below each other and no tab can be pressed. Remove when: Docusaurus names its panels.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div role="tabpanel" className={className} aria-label={label} hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
