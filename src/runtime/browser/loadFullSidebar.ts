import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/**
 * Loads the complete sidebar of this name. `../build/routes/docsSidebars.ts` replaces this module in builds, whose docs
 * contain only the part of the sidebar that they show. Elsewhere there is nothing to load.
 */
export function loadFullSidebar(_name: string): Promise<PropSidebar> | undefined {
  return undefined;
}
