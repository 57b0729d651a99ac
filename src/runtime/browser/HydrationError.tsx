import ThemeError, {type Props} from '@theme/Error';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {isHydrating, leaveServerHtml} from './serverHtml';

/** Replaces the theme's error page: while the page is hydrated for the first time, the server's HTML stays instead. */
export default function HydrationError(props: Props): ReactNode {
  const [leaves] = useState(isHydrating);
  const {error} = props;
  useLayoutEffect(() => {
    if (leaves) leaveServerHtml(error);
  }, [leaves, error]);
  return leaves ? null : <ThemeError {...props} />;
}
