import preload from '../../route-table/preload';

const asked = new Set<string>();

/**
 * Stands in for what Docusaurus' links call: see `../plugin.ts`. A page is fetched when a pointer or a finger is
 * on the link to it, but not because the link has come into view.
 */
export default {
  prefetch: () => false,
  preload(path: string): Promise<unknown> | false {
    const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
    if (connection?.saveData || connection?.effectiveType?.includes('2g') || asked.has(path)) return false;
    asked.add(path);
    return preload(path);
  },
};
