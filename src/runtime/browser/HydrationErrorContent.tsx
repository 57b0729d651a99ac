import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';
import {KeepServerHtml} from './KeepServerHtml';

/** Replaces the theme's error message inside its layout, which it renders. */
export default function HydrationErrorContent(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <KeepServerHtml error={props.error}>
      <ErrorPageContent {...props} />
    </KeepServerHtml>
  );
}
