/** Mocks every CSS module: each class name is returned unhashed. */
const cssModule = new Proxy<Record<string, string>>({}, {get: (_target, name) => String(name)});

export default cssModule;
