import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ComponentType} from 'react';
import {type IslandPart, islandPart} from '../shell/islandPart';

/** The props of a page's body. */
type BodyProps = {components?: Record<string, ComponentType>};

/** An MDX page without its body, which `theme/MDXContent` renders. Docusaurus adds the exports of the page's module. */
export type MdxPage = {
  (): never;
  body: IslandPart<BodyProps>;
  /** Loads the body before a client-side navigation shows it; not while the page shows the body in its HTML. */
  preloadBody: () => Promise<void>;
  /** Whether the page was opened from its HTML and has not been left since. */
  isInHtml: boolean;
};

/** Creates the default export of a page's module without the body: `plugins/mdx/splitPage.ts`. */
export function createPage(load: () => Promise<{default: ComponentType<BodyProps>}>): MdxPage {
  const body = islandPart(async () => {
    const [{default: Provider}, {default: Body}] = await Promise.all([import('@theme-original/MDXContent'), load()]);
    return (props: BodyProps) => (
      <Provider>
        <Body {...props} />
      </Provider>
    );
  });
  const page: MdxPage = Object.assign(() => fail(), {
    body,
    isInHtml: ExecutionEnvironment.canUseDOM && !document.documentElement.dataset.hydrated,
    async preloadBody() {
      if (!page.isInHtml) body.Loaded ??= await body.load();
    },
  });
  return page;
}

function fail(): never {
  throw new Error('A page was imported as a component: move the text that pages share to a partial, such as _text.mdx');
}
