/** What this asks of the items of Docusaurus' sidebars. */
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
 * The sidebar as it is shown beside some docs. A category that is folded shows none of its items; it leads to the
 * first of them while there are no scripts, and so has that one.
 */
export function sidebarBeside(docs: ReadonlySet<string>, items: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const first = isFolded(docs, item) && firstLink(item.items);
    return {...item, items: first ? [first] : sidebarBeside(docs, item.items)};
  });
}

function isFolded(docs: ReadonlySet<string>, category: SidebarItem): boolean {
  return Boolean(category.collapsible && category.collapsed) && !leadsToOne(docs, category);
}

function leadsToOne(docs: ReadonlySet<string>, {href = '', items = []}: SidebarItem): boolean {
  return docs.has(href.replace(/\/$/, '')) || items.some((item) => leadsToOne(docs, item));
}

function firstLink(items: readonly SidebarItem[]): SidebarItem | undefined {
  for (const {type, href, label, items: inside, unlisted, linkUnlisted} of items) {
    if (href && !unlisted && !linkUnlisted) return {type: 'link', href, ...(label && {label})};
    const found = type === 'category' && firstLink(inside ?? []);
    if (found) return found;
  }
  return undefined;
}
