import {type RefObject, useLayoutEffect, useRef} from 'react';
import {isRestoring} from '../client/navigation/routeChange';

/**
 * Scrolls to the element that the URL's fragment names, when its id changes: a link's target may have moved since the
 * browser scrolled to it. Not while the scroll position is restored, and not if the id is set in the returned ref: a
 * clicked element is in view already.
 */
export function useScrollToTarget(targetId: string): RefObject<string> {
  const clickedId = useRef('');
  useLayoutEffect(() => {
    if (targetId && targetId !== clickedId.current && !isRestoring()) {
      document.getElementById(targetId)?.scrollIntoView({behavior: 'instant'});
    }
    clickedId.current = '';
  }, [targetId]);
  return clickedId;
}
