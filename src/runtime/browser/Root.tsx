import {useHistory} from '@docusaurus/router';
import Root, {type Props} from '@theme/Root';
import {type ReactNode, useEffect, useLayoutEffect} from 'react';
import './chunkLoadErrors';
import {delegateLinks} from './delegatedLinks';
import {discardServerHtml} from './serverHtml';
import {useRestoredInput} from './useRestoredInput';

/** Replaces the theme's Root, which it renders: marks the page as hydrated, and restores input from before. */
export default function RuntimeRoot(props: Props): ReactNode {
  const history = useHistory();
  // React handles clicks from this commit on, and replays those made during hydration.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  useRestoredInput();
  useEffect(() => {
    // After an exception in an effect, React renders error boundaries before this runs.
    setTimeout(discardServerHtml);
  }, []);
  useLayoutEffect(() => delegateLinks(history), [history]);
  return <Root {...props} />;
}
