// Kind: eject (unsafe). Why: the text of most pages is not hydrated (theme/MDXContent): in the HTML of the server, tabs
// have attributes with which components/mdx/body/tabs.ts selects them, also those of a group. A page with tabs that are
// `lazy` or have a `queryString` is hydrated. The theme renders its tabs again after hydration.
// Remove when: theme/MDXContent is removed.
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {selectWithoutScroll, tabOfKey} from '../../components/mdx/body/tabs';

export default function Tabs(props: Props): ReactNode {
  const context = useTabsContextValue(props);
  const isBrowser = useIsBrowser();
  const {tabValues, selectedValue, selectValue, block} = context;
  const select = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) selectWithoutScroll(tab, () => flushSync(() => selectValue(value)));
  };
  return (
    <TabsProvider value={context}>
      <div
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}
        data-group={props.groupId}
        data-hydrated={isBrowser || undefined}
      >
        <div
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', props.className)}
        >
          {tabValues.map(({value, label = value, attributes}) => {
            const isSelected = value === selectedValue;
            return (
              <div
                key={value}
                role="tab"
                tabIndex={isSelected ? 0 : -1}
                aria-selected={isSelected}
                onClick={({currentTarget}) => select(currentTarget, value)}
                onKeyDown={(event) => {
                  const selected = tabOfKey(event.currentTarget, event);
                  if (!selected) return;
                  event.preventDefault();
                  selected.click();
                  selected.focus();
                }}
                {...attributes}
                className={clsx(
                  'tabs__item',
                  styles.tabItem,
                  attributes?.className as string | undefined,
                  isSelected && 'tabs__item--active',
                )}
                data-value={value}
              >
                {label}
              </div>
            );
          })}
        </div>
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
