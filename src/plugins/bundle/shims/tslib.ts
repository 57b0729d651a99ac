/** Stands in for the whole of tslib: see `../plugin.ts`. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
