// Kind: eject (unsafe). Why: each panel has a label, for screen readers, and visibly in print and without JavaScript,
// where all panels are shown; and `theme/Tabs` hides panels without React's context.
// Remove when: theme/Tabs is removed, and Docusaurus labels panels.
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export type TabItemProps = Pick<Props, 'children' | 'value' | 'label' | 'default'> & {hidden?: boolean};

export default function TabItem({children, value, label = value, hidden}: TabItemProps): ReactNode {
  return (
    <div role="tabpanel" aria-label={label} hidden={hidden}>
      {children}
    </div>
  );
}
