// Kind: eject (unsafe). Why: the text of pages is not hydrated (theme/MDXContent), so tabs are markup without state;
// components/mdx/reading/tabs.ts selects them. Supports `groupId`, which selects the same tab in all tabs of the group.
// Remove when: theme/MDXContent is removed.
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {TabItemProps} from '../TabItem';

type Props = {groupId?: string; children: ReactNode};

export default function Tabs({groupId, children, ...others}: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  const values = new Set(items.map(({props}) => props.value).filter(Boolean));
  if (values.size < items.length) throw new Error('Give each <TabItem> of a <Tabs> a value of its own');
  const [unsupported] = Object.keys(others);
  if (unsupported) throw new Error(`Remove ${unsupported} from <Tabs>, which only supports groupId`);
  const selected = items.find(({props}) => props.default) ?? items[0];
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)} data-group={groupId}>
      <div role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map((item) => {
          const {value, label = value} = item.props;
          const isSelected = item === selected;
          return (
            <div
              key={value}
              role="tab"
              tabIndex={isSelected ? 0 : -1}
              aria-selected={isSelected}
              className={clsx('tabs__item', styles.tabItem, isSelected && 'tabs__item--active')}
              data-value={value}
            >
              {label}
            </div>
          );
        })}
      </div>
      <div className="margin-top--md">{items.map((item) => cloneElement(item, {hidden: item !== selected}))}</div>
    </div>
  );
}
