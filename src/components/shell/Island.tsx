import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import {importWithRetry} from '../../client/importWithRetry';
import {onNearViewport} from '../../client/onNearViewport';
import {reloadIfServerResponds} from '../../client/reload';
import {useFocusTransfer} from '../../hooks/useFocusTransfer';
import {useHydrated} from '../../hooks/useHydrated';

/** A part of a page whose script is fetched on its own. */
export type IslandPart<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /** Kept once fetched, so that coming back to a page shows it whole at once. */
  Loaded?: ComponentType<Props>;
  OnServer: LazyExoticComponent<ComponentType<Props>>;
};

/** Declares a part for `Island`; `load` imports it dynamically. */
export function islandPart<Props extends object>(load: () => Promise<ComponentType<Props>>): IslandPart<Props> {
  return {load, OnServer: lazy(async () => ({default: await load()}))};
}

/**
 * Shows a part of a page that can wait. Its words are in the page's HTML like everything else; its script is
 * fetched once it is about to be seen, and only then React takes the HTML over. Should the script fail to
 * come twice, the HTML stays and can be read; without a network the second time is when it is back. After a navigation
 * inside the site there is no HTML to lean on: the part is fetched at once, and `fallback` stands in until it is there.
 * Where none is given, a part that does not come is missed like the page itself: the page is loaded anew, or says that
 * it could not be fetched.
 *
 * Suspense would do the same with less code, but any change of a context above a waiting boundary, such as
 * Docusaurus' own after hydration, makes React throw the boundary's HTML away.
 */
export function Island<Props extends object = object>({
  part,
  partProps = {} as Props,
  fallback = null,
  still = false,
}: {
  part: IslandPart<Props>;
  /** May be left out for a part without properties only. */
  partProps?: Props;
  fallback?: ReactNode;
  /** Nothing in it reacts to anything: where its HTML is there, it stays, and no script is fetched. */
  still?: boolean;
}): ReactNode {
  const hydrated = useHydrated();
  const [fromHtml] = useState(!hydrated);
  const [Content, setContent] = useState(() => (fromHtml ? undefined : part.Loaded));
  const [failure, setFailure] = useState<Error>();
  const place = useRef<Element>(null);
  const {fromRef, toRef} = useFocusTransfer(place);
  const waiting = Content === undefined;
  const missed = !fromHtml && fallback === null;

  useEffect(() => {
    if (!waiting || (still && fromHtml)) return undefined;
    let left = false;
    const stopWaiting = onNearViewport(place.current, () => {
      importWithRetry(part.load, {soon: missed}).then(
        (Loaded) => {
          part.Loaded = Loaded;
          startTransition(() => setContent(() => Loaded));
        },
        (error: Error) => {
          // The HTML, or the fallback, stays: it can be read. Of a page that was left, nothing is missed.
          if (missed && !left) void reloadIfServerResponds(error).then(() => setFailure(error));
        },
      );
    });
    return () => {
      left = true;
      stopWaiting();
    };
  }, [part, waiting, still, fromHtml, missed]);

  if (failure) throw failure;
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div data-hydrated={false}>
        <part.OnServer {...partProps} />
      </div>
    );
  }
  if (Content) {
    return (
      <div key="hydrated" ref={toRef}>
        <Content {...partProps} />
      </div>
    );
  }
  if (fromHtml) {
    return (
      <div
        key="html"
        ref={fromRef}
        data-hydrated={false}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave the server's HTML as it is
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  return <div key="fallback">{fallback}</div>;
}
