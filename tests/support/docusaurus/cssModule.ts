/** Stands in for every CSS file: a class is called what the stylesheet calls it. */
const cssModule = new Proxy<Record<string, string>>({}, {get: (_target, name) => String(name)});

export default cssModule;
