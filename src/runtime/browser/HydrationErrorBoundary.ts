import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ComponentClass, ComponentProps} from 'react';
import {copyServerHtml} from './serverHtml';

/** Its type is that of a function. */
const Original = ErrorBoundary as unknown as ComponentClass<ComponentProps<typeof ErrorBoundary>>;

/**
 * Replaces Docusaurus' error boundary, for which React removes the HTML before the boundary is notified: this one copies
 * the server's HTML first.
 */
export default class HydrationErrorBoundary extends Original {
  static override getDerivedStateFromError(error: Error): {error: Error} {
    copyServerHtml();
    return {error};
  }
}
