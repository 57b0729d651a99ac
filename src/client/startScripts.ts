import {unhydrated} from '../lib/hydration';
import {isSearchShortcut} from '../lib/searchShortcut';

/**
 * Loads the scripts that the element it stands in names in `data-scripts`, in their order, once the page has been
 * painted: before that they would only delay its stylesheet and fonts, and the page can be read and used without them.
 * Not before the whole document has been parsed, as scripts must find it whole; and where no paint is reported, such as
 * in a background tab, a second after the page has loaded. The stylesheets in `data-sheets` are
 * already part of the page's merged one: empty links name them, so that the bundler's runtime does not fetch them again.
 *
 * Clicks meanwhile are kept for `earlyInput.ts`, marked as busy; so are the search's shortcut, with the text typed
 * after it, and a form that without scripts would open the mail program. Clicks are heard after React, which handles
 * those that come while it hydrates. Going back before hydration reloads, as the browser takes a reloaded page and the
 * ones before it that led there without a load for one document.
 *
 * A stylesheet that failed is fetched once more, a script twice, one and three seconds after it failed. After that the
 * page is shown as where no script runs: `noscript` is rendered and `(scripting: none)` applies.
 *
 * Each page has it inline (`plugins/page-assets`), so it must not grow.
 */
export function startScripts(): void {
  const {scripts = '', sheets = ''} = (document.currentScript as HTMLScriptElement).dataset;
  const {pathname} = location;
  const clicks: (EventTarget | null)[] = [];
  let started = false;
  let failed = false;
  let held: HTMLButtonElement | undefined;
  window.queuedClicks = clicks;

  const isWaiting = (button: Element | null): button is HTMLButtonElement =>
    !failed && button?.closest(unhydrated) != null;
  const setBusy = (button: Element) => button.setAttribute('aria-busy', 'true');
  const clearBusy = (button: Element) => button.removeAttribute('aria-busy');
  const hold = (event: Event, button: HTMLButtonElement) => {
    event.preventDefault();
    setBusy(button);
    held = button;
    window.queuedClicks?.push(button);
  };

  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('button[type=button]');
    if (isWaiting(button)) setBusy(button);
    window.queuedClicks?.push(target);
  });
  document.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (isWaiting(button) && /^mailto:/.test(button.formAction)) hold(event, button);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, isComposing, keyCode, target} = event;
    if (isComposing || keyCode === 229) return;
    const button = document.querySelector('[aria-keyshortcuts]');
    const typed = window.bufferedInput;
    if (isWaiting(button) && isSearchShortcut(event)) {
      window.bufferedInput = typed || {text: '', entered: false};
      hold(event, button);
      return;
    }
    if (!typed || button?.getAttribute('aria-busy') !== 'true' || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') {
      window.bufferedInput = null;
      clearBusy(button);
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName)) return;
    if (key === 'Enter' && typed.text) typed.entered = true;
    else if (key.length !== 1) return;
    else if (!typed.entered) typed.text += key;
    event.preventDefault();
  });
  window.addEventListener('popstate', () => {
    if (!document.documentElement.dataset.hydrated && location.pathname !== pathname) location.reload();
  });

  function addToHead<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
    return document.head.appendChild(Object.assign(document.createElement(tag), properties));
  }

  function fetchScript(src: string, integrity: string, retryMs: number): void {
    addToHead('script', {async: false, integrity, src}).onerror = () => {
      if (retryMs < 9000) setTimeout(fetchScript, retryMs, src, integrity, retryMs * 3);
      else showWithoutScripts();
    };
  }

  function showWithoutScripts(): void {
    for (const sheet of document.styleSheets) if (hasLoaded(sheet)) applyWithoutScripts(sheet.cssRules);
    failed = true;
    for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
    for (const button of document.querySelectorAll('[aria-busy]')) {
      clearBusy(button);
      if (button === held) held.form?.requestSubmit(held);
    }
  }

  function applyWithoutScripts(rules: CSSRuleList): void {
    for (const {media, cssRules} of rules as Iterable<Partial<CSSMediaRule>> & CSSRuleList) {
      if (media) {
        media.mediaText = media.mediaText
          .replace('(scripting: none)', '(min-width: 0)')
          .replace('(scripting: enabled)', '(max-width: 0)');
      }
      if (cssRules) applyWithoutScripts(cssRules);
    }
  }

  function start(): void {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (!hasLoaded(link.sheet)) document.head.append(link.cloneNode());
    }
    for (const href of sheets.split(' ')) addToHead('link', {rel: 'stylesheet'}).dataset.href = href;
    const named = scripts.split(' ');
    for (let at = 0; named[at]; at += 2) fetchScript(named[at] ?? '', named[at + 1] ?? '', 1000);
  }
  window.addEventListener('load', () => setTimeout(start, 1000));
  document.addEventListener('DOMContentLoaded', () => {
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) start();
      }).observe({type: 'paint', buffered: true});
    } catch {
      // Paints are not reported here.
    }
  });
}

/** Whether a stylesheet has rules: reading those of one that failed throws in some browsers. */
function hasLoaded(sheet: CSSStyleSheet | null): sheet is CSSStyleSheet {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}
