import {type ReactNode, useEffect, useState} from 'react';
import {subscribeToPages} from '../../client/routeChange';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/**
 * Says which page a link has led to, as a screen reader does by itself of a page that is loaded: inside the site the
 * page changes around the visitor, and nothing else tells of it.
 */
export function PageName(): ReactNode {
  const [name, setName] = useState('');
  useEffect(() => {
    let frame = 0;
    const unsubscribe = subscribeToPages(() => {
      cancelAnimationFrame(frame);
      // The title comes in the frame after the page.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setName(document.title));
      });
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div aria-live="assertive">
      <VisuallyHidden>{name}</VisuallyHidden>
    </div>
  );
}
