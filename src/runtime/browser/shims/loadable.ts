import {type ComponentType, createElement, type ReactNode, useEffect, useReducer} from 'react';

type Load<Loaded> = () => Promise<Loaded>;
type LoadingProps = {error: unknown; retry: () => void};

type Options<Loader, Loaded> = {
  loader: Loader;
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
};

type Loadable = ComponentType<object> & {
  /** Loads the modules; a later call tries again after a failure. */
  preload: () => Promise<unknown>;
};

/** Replaces `react-loadable`: a component whose module is loaded on demand. Until then, and on failure, shows `loading`. */
export default function loadable<Loaded>({loader, ...options}: Options<Load<Loaded>, Loaded>): Loadable {
  return createComponent(loader, options);
}

/** The same with several modules: `loader` has a function for each, and `render` gets an object with the same keys. */
loadable.Map = ({loader, ...options}: Options<Record<string, Load<unknown>>, Record<string, unknown>>): Loadable => {
  const loadEntry = async ([key, load]: [string, Load<unknown>]) => [key, await load()] as const;
  return createComponent(
    async () => Object.fromEntries(await Promise.all(Object.entries(loader).map(loadEntry))),
    options,
  );
};

function createComponent<Loaded>(
  load: Load<Loaded>,
  {loading: Loading, render}: Omit<Options<unknown, Loaded>, 'loader'>,
): Loadable {
  let request: Promise<unknown> | undefined;
  let loaded: Loaded | undefined;
  let error: unknown;

  function preload(): Promise<unknown> {
    request ??= load().then(
      (value) => {
        loaded = value;
      },
      (reason) => {
        error = reason;
        request = undefined;
        throw reason;
      },
    );
    return request;
  }

  function LoadableComponent(props: object): ReactNode {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const loadAndUpdate = () => void preload().then(update, update);
    // biome-ignore lint/correctness/useExhaustiveDependencies: loads once; a failure is retried by the visitor.
    useEffect(() => {
      if (loaded === undefined && !error) loadAndUpdate();
    }, []);
    if (loaded !== undefined) return render(loaded, props);
    const retry = () => {
      error = undefined;
      update();
      loadAndUpdate();
    };
    return createElement(Loading, {error, retry});
  }

  return Object.assign(LoadableComponent, {preload});
}
