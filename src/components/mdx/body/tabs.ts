import {type TabKey, tabForKey} from '../../../lib/tabKeys';

const container = '.theme-tabs-container';

/** Tabs in the HTML of the server: those that React has hydrated handle events themselves (`theme/Tabs`). */
export const staticTab = `${container}:not([data-hydrated]) > div > [role=tab]`;

/** Selects a tab, and the same tab of all tabs of its group. */
export function selectTab(tab: HTMLElement): void {
  if (tab.getAttribute('aria-selected') === 'true') return;
  selectWithoutScroll(tab, () => {
    show(tab);
    const {group} = tab.closest<HTMLElement>(container)?.dataset ?? {};
    if (group && tab.dataset.value) storeTab(group, tab.dataset.value);
  });
}

/** Panels above the tab may have another height after `select`: scrolls so that the tab stays where it was clicked. */
export function selectWithoutScroll(tab: HTMLElement, select: () => void): void {
  const before = tab.getBoundingClientRect().top;
  select();
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Selects the tab of a panel. */
export function selectTabOf(panel: Element): void {
  const {value} = (panel as HTMLElement).dataset;
  const tab = tabsOf(panel).find(({dataset}) => dataset.value === value);
  tab?.click();
}

/** Shows the tabs that were last selected in each group. */
export function showStoredTabs(root: HTMLElement): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(`${container}[data-group]:not([data-hydrated])`)) {
    const value = storedTab(tabs.dataset.group ?? '');
    const tab = tabsOf(tabs).find(({dataset}) => dataset.value === value);
    if (tab) show(tab);
  }
}

/** Handles the keys of tabs in the HTML of the server: the new tab is selected and focused. */
export function handleTabKeys(event: KeyboardEvent): void {
  const {target} = event;
  const tab = target instanceof Element ? target.closest<HTMLElement>(staticTab) : null;
  const selected = tab && tabOfKey(tab, event);
  if (!selected) return;
  event.preventDefault();
  selectTab(selected);
  selected.focus();
}

/** Returns the tab that a key on `tab` selects, as `tabForKey`: also `tab` itself, by Enter and Space. */
export function tabOfKey(tab: HTMLElement, event: TabKey): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const focused = tabs.indexOf(tab);
  const isActivated = event.key === 'Enter' || event.key === ' ';
  return tabs[isActivated ? focused : (tabForKey(event, focused, tabs.length) ?? -1)];
}

function show(tab: HTMLElement): void {
  for (const other of tabsOf(tab)) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    other.classList.toggle('tabs__item--active', isSelected);
  }
  for (const panel of find(tab, '[role=tabpanel]'))
    panel.toggleAttribute('hidden', panel.dataset.value !== tab.dataset.value);
}

function tabsOf(element: Element): HTMLElement[] {
  return find(element, '[role=tab]');
}

/** Finds elements of the innermost tabs around `element`, but not of tabs inside those. */
function find(element: Element, selector: string): HTMLElement[] {
  const tabs = element.closest(container);
  const found = tabs?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].filter((each) => each.closest(container) === tabs);
}

/** Returns the value of the tab that was last selected in the group. */
function storedTab(group: string): string | null {
  try {
    return localStorage.getItem(tabKey(group));
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Stores the selected tab, and notifies the group's other tabs: browsers notify only other windows. */
function storeTab(group: string, value: string): void {
  try {
    localStorage.setItem(tabKey(group), value);
    window.dispatchEvent(new StorageEvent('storage', {key: tabKey(group), newValue: value}));
  } catch {
    // Storage is blocked: only this tab is selected, as without a group.
  }
}

function tabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}
