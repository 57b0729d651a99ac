import {tabForKey} from '../../../lib/tabKeys';

const container = '.theme-tabs-container';

/** Selects a tab, and the same tab of all tabs of its group. */
export function selectTab(tab: HTMLElement): void {
  if (tab.getAttribute('aria-selected') === 'true') return;
  const before = tab.getBoundingClientRect().top;
  show(tab);
  const {group} = tab.closest<HTMLElement>(container)?.dataset ?? {};
  if (group && tab.dataset.value) storeTab(group, tab.dataset.value);
  // Panels above the tab may have another height now: the tab stays where it was clicked.
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Selects the tab of a panel. */
export function selectTabOf(panel: Element): void {
  const tab = tabsOf(panel)[panelsOf(panel).indexOf(panel as HTMLElement)];
  if (tab) selectTab(tab);
}

/** Shows the tabs that were last selected in each group. */
export function showStoredTabs(root: HTMLElement): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(`${container}[data-group]`)) {
    const value = storedTab(tabs.dataset.group ?? '');
    const tab = tabsOf(tabs).find(({dataset}) => dataset.value === value);
    if (tab) show(tab);
  }
}

/** Handles the keys of tabs (`tabForKey`): the new tab is selected and focused. Enter and Space select, too. */
export function handleTabKeys(event: KeyboardEvent): void {
  const {key, target} = event;
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
  if (!tab) return;
  const tabs = tabsOf(tab);
  const focused = tabs.indexOf(tab);
  const selected = tabs[key === 'Enter' || key === ' ' ? focused : (tabForKey(event, focused, tabs.length) ?? -1)];
  if (!selected) return;
  event.preventDefault();
  selectTab(selected);
  selected.focus();
}

function show(tab: HTMLElement): void {
  const panels = panelsOf(tab);
  for (const [index, other] of tabsOf(tab).entries()) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    other.classList.toggle('tabs__item--active', isSelected);
    panels[index]?.toggleAttribute('hidden', !isSelected);
  }
}

function tabsOf(element: Element): HTMLElement[] {
  return [...(element.closest(container)?.querySelectorAll<HTMLElement>(':scope > div > [role=tab]') ?? [])];
}

function panelsOf(element: Element): HTMLElement[] {
  return [...(element.closest(container)?.querySelectorAll<HTMLElement>(':scope > div > [role=tabpanel]') ?? [])];
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
