import {trustedTypesPolicy} from '../../runtime/browser/trustedTypes';

/*
 * The default Trusted Types policy: decides about strings that code of other providers passes to the browser as scripts
 * and HTML, because that code creates no policy of its own. The Content-Security-Policy allows it only on sites with
 * monitoring or third-party tags, and applies in addition.
 */

type Allowed = {
  isScriptUrl: (url: URL) => boolean;
  /** Whether HTML is allowed: event handlers in it do not run, because the Content-Security-Policy blocks them. */
  html?: boolean;
  /** The only code that is allowed as text. */
  script?: string | undefined;
};

const allowed: Allowed[] = [];

/** Allows these strings from now on, in addition to those of earlier calls. */
export function allowStrings(more: Allowed): void {
  allowed.push(more);
  if (allowed.length > 1) return;
  trustedTypesPolicy('default', {
    createScriptURL: (url) =>
      allowed.some(({isScriptUrl}) => isScriptUrl(new URL(url, window.location.href))) ? url : null,
    createHTML: (html) => (allowed.some((rule) => rule.html) ? html : null),
    createScript: (code) => (allowed.some(({script}) => script === code) ? code : null),
  });
}
