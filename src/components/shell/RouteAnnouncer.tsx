import {type ReactNode, useEffect, useState} from 'react';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/**
 * Announces the page's title to screen readers after a client-side navigation or a retry. Screen readers announce it
 * automatically only when a document is loaded.
 */
export function RouteAnnouncer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const titleElement = document.querySelector('title');
    if (!titleElement) return undefined;
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== last) setTitle(document.title);
      last = document.title;
    });
    observer.observe(titleElement, {childList: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
