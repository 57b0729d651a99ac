import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/**
 * Loads the complete docs sidebar. `plugins/route-table/sidebarModules.ts` replaces this module in builds, whose docs
 * pages contain only the part of the sidebar that they show; elsewhere it is undefined.
 */
export const loadFullSidebar: (() => Promise<PropSidebar>) | undefined = undefined;
