import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/**
 * Fetches the whole sidebar of the docs. Only a built page has it: src/plugins/route-table/docsSections.ts puts it here, as such a
 * page brings no more of the sidebar than it shows.
 */
export const loadFullSidebar: (() => Promise<PropSidebar>) | undefined = undefined;
