import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ComponentType, type ReactNode, useEffect} from 'react';
import {Island} from './Island';
import {islandPart} from './islandPart';

/** The props of a page's body. */
type BodyProps = {components?: Record<string, ComponentType>};

/** An MDX page without its body. Docusaurus adds the exports of the page's module. */
export type StaticPage = ComponentType<BodyProps> & {
  /** Loads the body before a client-side navigation shows it; not while the page shows the body in its HTML. */
  preloadBody: () => Promise<void>;
};

export function isStaticPage(type: unknown): boolean {
  return typeof type === 'function' && 'preloadBody' in type;
}

/**
 * Creates the default export of an MDX page whose body needs no scripts (`../build/mdx`). Its server HTML stays; the
 * body is loaded for a client-side navigation only.
 */
export function createPage(load: () => Promise<{default: ComponentType<BodyProps>}>): StaticPage {
  /** Whether the page was opened from its HTML and has not been left since. */
  let isInHtml = ExecutionEnvironment.canUseDOM && !document.documentElement.dataset.hydrated;
  const body = islandPart(async () => {
    const [{default: MdxProvider}, {default: Body}] = await Promise.all([import('./MdxProvider'), load()]);
    return (props: BodyProps) => (
      <MdxProvider>
        <Body {...props} />
      </MdxProvider>
    );
  });
  function StaticPage(props: BodyProps): ReactNode {
    useEffect(
      () => () => {
        isInHtml = false;
      },
      [],
    );
    return <Island part={body} partProps={props} isStatic />;
  }
  return Object.assign(StaticPage, {
    async preloadBody() {
      if (!isInHtml) body.Loaded ??= await body.load();
    },
  });
}
