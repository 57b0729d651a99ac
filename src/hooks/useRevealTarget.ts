import {useLocation} from '@docusaurus/router';
import {type RefObject, useEffectEvent, useLayoutEffect} from 'react';
import {focusWithoutScroll} from '../client/focus';
import {isRestoring, targetElement} from '../client/routeChange';

/**
 * Reveals hidden `content` that contains the target of the URL's fragment, and scrolls to the target unless the scroll
 * position is being restored. `reveal` shows the content synchronously and returns whether it was hidden. Runs on mount
 * and on every navigation, also to the same fragment.
 */
export function useRevealTarget(content: RefObject<HTMLElement | null>, reveal: () => boolean): void {
  const location = useLocation();
  const wasHidden = useEffectEvent(reveal);
  useLayoutEffect(() => {
    const findTarget = () => (location.hash ? targetElement(location.hash) : null);
    const isInside = content.current?.contains(findTarget());
    if (!isInside) return undefined;
    // React cannot render synchronously during a commit.
    const frame = requestAnimationFrame(() => {
      if (!wasHidden() || isRestoring()) return;
      // Docusaurus mounts tabs again after hydration, so the element may be another one.
      const target = findTarget();
      target?.scrollIntoView({behavior: 'instant'});
      if (target) focusWithoutScroll(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [location, content]);
}
