import ThemeError, {type Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {KeepServerHtml} from './KeepServerHtml';

/** Replaces the theme's error page, which it renders. */
export default function HydrationError(props: Props): ReactNode {
  return (
    <KeepServerHtml error={props.error}>
      <ThemeError {...props} />
    </KeepServerHtml>
  );
}
