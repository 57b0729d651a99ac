import {type ComponentType, type LazyExoticComponent, lazy} from 'react';

/** An island's component, in a chunk of its own. */
export type IslandPart<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /** Cached once loaded, so that it renders immediately when the visitor returns to the page. */
  Loaded?: ComponentType<Props>;
  OnServer: LazyExoticComponent<ComponentType<Props>>;
};

/** Declares the component of an `Island`; `load` imports it dynamically. */
export function islandPart<Props extends object>(load: () => Promise<ComponentType<Props>>): IslandPart<Props> {
  return {load, OnServer: lazy(async () => ({default: await load()}))};
}
