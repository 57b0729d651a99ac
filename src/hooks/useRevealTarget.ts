import {useLocation} from '@docusaurus/router';
import {type RefObject, useEffectEvent, useLayoutEffect} from 'react';
import {focusWithoutScroll} from '../client/focus';
import {isRestoring, targetElement} from '../client/routeChange';

/**
 * Reveals the target of the URL's fragment when it is in the hidden `content`, and scrolls to it, unless the page keeps
 * the position that it had. `reveal` shows the content at once and returns whether it was hidden. Runs on mount and on
 * every navigation, also to the same fragment.
 */
export function useRevealTarget(content: RefObject<HTMLElement | null>, reveal: () => boolean): void {
  const location = useLocation();
  const wasHidden = useEffectEvent(reveal);
  useLayoutEffect(() => {
    const find = () => (location.hash ? targetElement(location.hash) : null);
    const isInside = content.current?.contains(find());
    if (!isInside) return undefined;
    // React cannot render synchronously during a commit.
    const frame = requestAnimationFrame(() => {
      if (!wasHidden() || isRestoring()) return;
      // Docusaurus mounts tabs again after hydration, so the element may be another one.
      const target = find();
      target?.scrollIntoView({behavior: 'instant'});
      if (target) focusWithoutScroll(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [location, content]);
}
