import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ComponentType, lazy, type ReactNode, useEffect, useState} from 'react';

const load = () => import('./PageMenu').then(({PageMenu}) => PageMenu);
const OnServer = lazy(async () => ({default: await load()}));

/**
 * The page menu with its scripts in a chunk that loads after the page's own: an `Island` without its waiting and
 * retries, because the budgets of its pages leave little space. Until then, and if the chunk fails to load, the
 * server's HTML is shown: its links work, and it opens without scripts.
 */
export function LazyPageMenu(): ReactNode {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    load().then(
      (Loaded) => setMenu(() => Loaded),
      () => undefined,
    );
  }, []);
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div data-hydrated={false}>
        <OnServer />
      </div>
    );
  }
  if (Menu) {
    return (
      <div key="hydrated">
        <Menu />
      </div>
    );
  }
  return (
    <div
      key="html"
      data-hydrated={false}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; makes React leave the server's HTML unchanged
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}
