import type {ModuleNames} from '../../protocol';

/** Replaces `@generated/routesChunkNames`, which contains all pages: `addRoute.ts` adds those that are opened. */
const moduleNames: Record<string, ModuleNames> = {};
export default moduleNames;
