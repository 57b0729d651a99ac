import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Component, type ReactNode, startTransition, useEffect, useRef, useState} from 'react';
import {reportError} from './errorReporter';
import {importWithRetry} from './importWithRetry';
import type {IslandPart} from './islandPart';
import {onNearViewport} from './onNearViewport';
import {onPageChange} from './pageChange';
import {reloadIfServerResponds} from './reload';
import {useHydrated} from './useHydrated';
import {useRestoredInput} from './useRestoredInput';

export type IslandProps<Props extends object> = {
  part: IslandPart<Props>;
  /** Optional only for a component without props. */
  partProps?: Props;
  fallback?: ReactNode;
  /** Not interactive: server HTML stays, and no chunk is loaded for it. */
  isStatic?: boolean;
};

/**
 * Hydrates a section of a page only when it is near the viewport. Until then its server HTML is shown and its chunk is
 * not loaded. A failed load is retried once (offline: on reconnect). If that fails too, the HTML stays, and its links and
 * forms work as without scripts. A click in it loads the chunk again; so does the next page, where the island stays
 * mounted, as the footer does. If the component throws, the HTML stays, too.
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
}: IslandProps<Props>): ReactNode {
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

  useRestoredInput({isRendered: !isPending});

  if (failure && isRequired) throw failure;
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div data-hydrated={isStatic ? 'static' : false}>
        <part.OnServer {...partProps} />
      </div>
    );
  }
  if (Content) {
    return (
      <div key="hydrated">
        <KeepHtml html={serverHtml.current}>
          <Content {...partProps} />
        </KeepHtml>
      </div>
    );
  }
  if (hasServerHtml) {
    return (
      <div
        key="html"
        // Not set to null when the element is removed: it is shown again if the component throws.
        ref={(element) => {
          serverHtml.current = element ?? serverHtml.current;
        }}
        data-hydrated={failure ? undefined : isStatic ? 'static' : false}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; makes React leave the server's HTML unchanged
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  return <div key="fallback">{fallback}</div>;
}

/** Error boundary that shows `html`, an element with the server's HTML, instead of components that throw. */
class KeepHtml extends Component<{html: Element | null; children: ReactNode}, {error?: Error}> {
  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override state: {error?: Error} = {};

  override componentDidCatch(error: Error): void {
    reportError(error, {component: 'Island', page: window.location.pathname});
  }

  insertHtml = (element: Element | null): void => {
    element?.replaceChildren(...(this.props.html?.childNodes ?? []));
  };

  override render(): ReactNode {
    const {html, children} = this.props;
    const {error} = this.state;
    if (!error) return children;
    if (!html) throw error;
    return <div ref={this.insertHtml} />;
  }
}
