import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {importWithRetry} from '../../client/importWithRetry';
import {onNearViewport} from '../../client/onNearViewport';
import {reloadIfServerResponds} from '../../client/reload';
import {reportInput, restoreInput} from '../../client/restoreInput';
import {onPageChange} from '../../client/routeChange';
import {useHydrated} from '../../hooks/useHydrated';
import type {IslandPart} from './islandPart';

/**
 * Hydrates a section of a page only when it is near the viewport. Until then its server HTML is shown and its chunk is
 * not loaded. A failed load is retried once (offline: on reconnect). If that fails too, the HTML stays, and its links and
 * forms work as without scripts. A click in it loads the chunk again; so does the next page, where the island stays
 * mounted, as the footer does.
 *
 * After a client-side navigation there is no HTML: the chunk is loaded immediately, and `fallback` is shown until then.
 * Without `fallback`, a load failure is handled like a failed page: reload, or show the error page.
 *
 * Suspense would need less code, but any context change above a dehydrated boundary, such as Docusaurus' own after
 * hydration, makes React discard the boundary's HTML.
 */
export function Island<Props extends object = object>({
  part,
  partProps = {} as Props,
  fallback = null,
  isStatic = false,
}: {
  part: IslandPart<Props>;
  /** Optional only for a component without props. */
  partProps?: Props;
  fallback?: ReactNode;
  /** Not interactive: server HTML stays, and no chunk is loaded for it. */
  isStatic?: boolean;
}): ReactNode {
  const hydrated = useHydrated();
  const [hasServerHtml] = useState(!hydrated);
  const [Content, setContent] = useState(() => (hasServerHtml ? undefined : part.Loaded));
  const [failure, setFailure] = useState<Error>();
  const serverHtml = useRef<HTMLDivElement>(null);
  const isPending = Content === undefined;
  const isRequired = !hasServerHtml && fallback === null;

  useEffect(() => {
    if (!isPending || (isStatic && hasServerHtml)) return undefined;
    if (failure) {
      const element = serverHtml.current;
      const tryAgain = () => setFailure(undefined);
      element?.addEventListener('click', tryAgain);
      const stopListening = onPageChange(tryAgain);
      return () => {
        element?.removeEventListener('click', tryAgain);
        stopListening();
      };
    }
    let isUnmounted = false;
    const stopObserving = onNearViewport(serverHtml.current, () => {
      importWithRetry(part.load, {retryOffline: isRequired}).then(
        (Loaded) => {
          part.Loaded = Loaded;
          startTransition(() => setContent(() => Loaded));
        },
        (error: Error) => {
          // An unmounted page needs no error.
          if (isUnmounted) return;
          if (isRequired) void reloadIfServerResponds(error).then(() => setFailure(error));
          else setFailure(error);
        },
      );
    });
    return () => {
      isUnmounted = true;
      stopObserving();
    };
  }, [part, isPending, isStatic, hasServerHtml, isRequired, failure]);

  useLayoutEffect(() => {
    if (!isPending) restoreInput();
  }, [isPending]);
  useEffect(() => {
    if (!isPending) reportInput();
  }, [isPending]);

  if (failure && isRequired) throw failure;
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div data-hydrated={isStatic ? undefined : false}>
        <part.OnServer {...partProps} />
      </div>
    );
  }
  if (Content) {
    return (
      <div key="hydrated">
        <Content {...partProps} />
      </div>
    );
  }
  if (hasServerHtml) {
    return (
      <div
        key="html"
        ref={serverHtml}
        data-hydrated={isStatic || failure ? undefined : false}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; makes React leave the server's HTML unchanged
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  return <div key="fallback">{fallback}</div>;
}
