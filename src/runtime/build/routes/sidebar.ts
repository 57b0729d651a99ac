import {withoutTrailingSlash} from '../../protocol';

/** The properties of Docusaurus' sidebar items that are used here. */
export type SidebarItem = {
  type: string;
  href?: string | undefined;
  label?: string;
  items?: SidebarItem[];
  collapsible?: boolean;
  collapsed?: boolean;
  unlisted?: boolean;
  linkUnlisted?: boolean;
};

/**
 * Reduces the sidebar to what is shown next to these docs. A collapsed category retains only its first link, because
 * its label links there while scripts are not loaded.
 */
export function sidebarForDocs(docs: ReadonlySet<string>, items: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const first = isCollapsed(docs, item) && firstLink(item.items);
    return {...item, items: first ? [first] : sidebarForDocs(docs, item.items)};
  });
}

function isCollapsed(docs: ReadonlySet<string>, category: SidebarItem): boolean {
  return Boolean(category.collapsible && category.collapsed) && !hasDoc(docs, category);
}

function hasDoc(docs: ReadonlySet<string>, {href = '', items = []}: SidebarItem): boolean {
  return docs.has(withoutTrailingSlash(href)) || items.some((item) => hasDoc(docs, item));
}

function firstLink(items: readonly SidebarItem[]): SidebarItem | undefined {
  for (const {type, href, label, items: children, unlisted, linkUnlisted} of items) {
    if (href && !unlisted && !linkUnlisted) return {type: 'link', href, ...(label && {label})};
    const found = type === 'category' && firstLink(children ?? []);
    if (found) return found;
  }
  return undefined;
}
