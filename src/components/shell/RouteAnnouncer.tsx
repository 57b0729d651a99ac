import {type ReactNode, useEffect, useState} from 'react';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/**
 * Says which page a link has led to, or another try at one that failed, as a screen reader does by itself of a page
 * that is loaded: inside the site the page changes around the visitor, and nothing else tells of it.
 */
export function RouteAnnouncer(): ReactNode {
  const [name, setName] = useState('');
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== last) setName(document.title);
      last = document.title;
    });
    observer.observe(title, {childList: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{name}</VisuallyHidden>
    </div>
  );
}
