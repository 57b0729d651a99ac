import {policyNames, unhydrated} from '../protocol';
import {isSearchShortcut} from './searchShortcut';
import {trustedTypesPolicy} from './trustedTypes';

/**
 * Loads the scripts in the `data-scripts` attribute of its own element, in order, once the document is parsed and after
 * the first paint, so that they do not delay the stylesheet and fonts. If no paint is reported, such as in a background
 * tab, starts 1 s after `load`. Adds an empty link for each stylesheet in `data-stylesheets`: they are part of the page's
 * merged stylesheet, and without the links the bundler's runtime would load them again.
 *
 * Until hydration, queues input for `earlyInput.ts` and marks its button as busy: clicks, the search shortcut and the
 * text typed after it, and forms that would open the mail client without scripts. The click listener runs after
 * React's, which handles clicks during hydration. Going back before hydration reloads the page: after a reload,
 * browsers treat it and the entries from client-side navigations before it as one document.
 *
 * Retries the failed stylesheet once and a failed script twice, 1 s and 3 s after its failures. Then shows the page as
 * without JavaScript: renders `noscript` and applies `(scripting: none)`. Does the same at once if a script cannot be
 * parsed or throws while it is evaluated, and loads no scripts if the page was opened under another path than the one in
 * `data-path`, as in an archive or a saved copy: the router would show another page.
 *
 * Inlined in every page (`build/assets`): keep it small.
 */
export function startScripts(): void {
  const {scripts = '', stylesheets = '', path} = (document.currentScript as HTMLScriptElement).dataset;
  const {pathname} = location;
  const policy = trustedTypesPolicy(policyNames.start, {
    createHTML: (noscript) => noscript,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : ''),
  });
  const clicks: (EventTarget | null)[] = [];
  let started = false;
  let scriptsFailed = false;
  let queuedButton: HTMLButtonElement | undefined;
  window.queuedClicks = clicks;
  window.showWithoutScripts = showWithoutScripts;

  const needsHydration = (button: Element | null): button is HTMLButtonElement =>
    !scriptsFailed && button?.closest(unhydrated) != null;
  const setBusy = (button: Element) => button.setAttribute('aria-busy', 'true');
  const clearBusy = (button: Element) => button.removeAttribute('aria-busy');
  const queueActivation = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault();
    setBusy(button);
    queuedButton = button;
    window.queuedClicks?.push(button);
  };

  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('button[type=button]');
    if (needsHydration(button)) setBusy(button);
    window.queuedClicks?.push(target);
  });
  document.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (needsHydration(button) && /^mailto:/.test(button.formAction)) queueActivation(event, button);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, isComposing, keyCode, target} = event;
    if (isComposing || keyCode === 229) return;
    const button = document.querySelector('[aria-keyshortcuts]');
    const buffered = window.bufferedInput;
    if (needsHydration(button) && isSearchShortcut(event)) {
      window.bufferedInput = buffered || {text: '', submitted: false};
      queueActivation(event, button);
      return;
    }
    if (!buffered || button?.getAttribute('aria-busy') !== 'true' || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') {
      window.bufferedInput = null;
      clearBusy(button);
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName)) return;
    if (key === 'Enter' && buffered.text) buffered.submitted = true;
    else if (key.length !== 1) return;
    else if (!buffered.submitted) buffered.text += key;
    event.preventDefault();
  });
  window.addEventListener('popstate', () => {
    if (!document.documentElement.dataset.hydrated && location.pathname !== pathname) location.reload();
  });

  function addToHead<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
    return document.head.appendChild(Object.assign(document.createElement(tag), properties));
  }

  window.addEventListener('error', () => {
    const source = document.currentScript?.getAttribute('src');
    if (source && scripts.includes(source)) showWithoutScripts();
  });

  function fetchScript(src: string, integrity: string, retryMs: number): void {
    addToHead('script', {async: false, crossOrigin: '', integrity, src: policy.createScriptURL(src)}).onerror = () => {
      if (retryMs < 9000) setTimeout(fetchScript, retryMs, src, integrity, retryMs * 3);
      else showWithoutScripts();
    };
  }

  function showWithoutScripts(): void {
    if (scriptsFailed) return;
    for (const stylesheet of document.styleSheets) if (hasLoaded(stylesheet)) applyNoScriptStyles(stylesheet.cssRules);
    scriptsFailed = true;
    for (const element of document.querySelectorAll('noscript')) {
      element.outerHTML = policy.createHTML(element.textContent ?? '');
    }
    for (const button of document.querySelectorAll('[aria-busy]')) {
      clearBusy(button);
      if (button === queuedButton) queuedButton.click();
    }
  }

  function applyNoScriptStyles(rules: CSSRuleList): void {
    for (const {media, cssRules} of rules as Iterable<Partial<CSSMediaRule>> & CSSRuleList) {
      if (media) {
        media.mediaText = media.mediaText
          .replace(/\(scripting: ?none\)/, '(min-width: 0)')
          .replace(/\(scripting: ?enabled\)/, '(max-width: 0)');
      }
      if (cssRules) applyNoScriptStyles(cssRules);
    }
  }

  function start(): void {
    if (started) return;
    started = true;
    if (path && pathOf(path) !== pathOf(location.pathname)) {
      showWithoutScripts();
      return;
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')) {
      if (!hasLoaded(link.sheet)) document.head.append(link.cloneNode());
    }
    for (const href of stylesheets.split(' ')) addToHead('link', {rel: 'stylesheet'}).dataset.href = href;
    const sources = scripts.split(' ');
    for (let index = 0; sources[index]; index += 2) fetchScript(sources[index] ?? '', sources[index + 1] ?? '', 1000);
  }
  window.addEventListener('load', () => setTimeout(start, 1000));
  document.addEventListener('DOMContentLoaded', () => {
    // Triggers layout: after back, Chromium otherwise scrolls to the fragment instead of the position on leaving.
    if (location.hash) document.body.getBoundingClientRect();
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) start();
      }).observe({type: 'paint', buffered: true});
    } catch {
      // The browser does not report paints.
    }
  });
}

/**
 * Returns a path in the form in which paths of one page are equal. Like the router, hosts may ignore its case, and serve
 * a page under the name of its file.
 */
function pathOf(path: string): string {
  const name = path.replace(/((\/index)?\.html|\/)$/, '').toLowerCase();
  try {
    return decodeURI(name);
  } catch {
    // It has a percent sign that encodes nothing.
    return name;
  }
}

/** Whether a stylesheet has rules. Some browsers throw if it failed to load. */
function hasLoaded(stylesheet: CSSStyleSheet | null): stylesheet is CSSStyleSheet {
  try {
    return !!stylesheet?.cssRules.length;
  } catch {
    return false;
  }
}
