/** Replaces tslib by the only helper in use: see `../plugin.ts`. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
