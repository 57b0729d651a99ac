import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unhydrated} from '../protocol';
import {isSameTabClick} from './isSameTabClick';

/*
 * Handles input before hydration, and repeated input:
 * - replays a click on a button once the button is hydrated, up to `timeoutMs` later; Escape cancels the search's. An
 *   island's form that is not hydrated by then opens the mail client, as without scripts;
 * - buffers text, and an Enter after it, for the search input while the search loads; Escape cancels both;
 * - clicks a button or link that was replaced between `mousedown` and `mouseup`: browsers do not;
 * - ignores the second click of a double click on a link or submit button, and the repeats of a held key there.
 * Links, disclosures and fields work before hydration and need no replay.
 */

/** Maximum age of a replayed click: a later replay would surprise the visitor. */
const timeoutMs = 10_000;

/** Text typed before its input was mounted, and whether Enter or Escape followed it. */
export type BufferedInput = {text: string; submitted: boolean; cancelled: boolean};

declare global {
  interface Window {
    /** Targets of the clicks so far; the inline script of each page (startScripts.ts) creates the list. */
    queuedClicks?: {push: (target: EventTarget | null) => void};
    /** Shows the page as without scripts, and prevents no form any more; defined by the inline script. */
    showWithoutScripts?: () => void;
    /** Text typed after the search shortcut so far, buffered by the inline script. */
    bufferedInput?: Pick<BufferedInput, 'text' | 'submitted'> | null;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const queued = window.queuedClicks;
  window.queuedClicks = {push: replayWhenHydrated};
  if (Array.isArray(queued)) queued.forEach(replayWhenHydrated);
  // A second activation would add a history entry, send a form's message again, mark cleared fields as invalid, or
  // choose from a list that the first one has just opened.
  const ignoreRepeat = (event: Event): void => {
    if (!(event instanceof KeyboardEvent ? isRepeatedActivation(event) : isRepeatedClick(event as MouseEvent))) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent) event.stopPropagation();
  };
  document.addEventListener('mousedown', clickIfReplaced);
  document.addEventListener('click', ignoreRepeat, {capture: true});
  document.addEventListener('keydown', ignoreRepeat, {capture: true});
}

function replayWhenHydrated(target: EventTarget | null): void {
  const button = closest<HTMLButtonElement>(target, 'button');
  if (!button || (button.type !== 'button' && !isBusy(button)) || isHydrated(button)) return;
  const wasBusy = isBusy(button);
  const index = buttonsWithSameLabel(button).indexOf(button);
  const {pathname} = window.location;
  const deadline = performance.now() + timeoutMs;
  requestAnimationFrame(function check() {
    // The visitor has cancelled it, or has followed a link.
    if ((wasBusy && !isBusy(button)) || window.location.pathname !== pathname) {
      button.removeAttribute('aria-busy');
      return;
    }
    // Hydration may have replaced the element: find it again.
    const current = button.isConnected ? button : buttonsWithSameLabel(button)[index];
    const hydrated = current && isHydrated(current);
    if (!hydrated && performance.now() < deadline) {
      requestAnimationFrame(check);
      return;
    }
    button.removeAttribute('aria-busy');
    current?.removeAttribute('aria-busy');
    const island = current?.closest('html[data-hydrated] [data-hydrated="false"]');
    const isSubmit = island && current?.getAttribute('formaction')?.startsWith('mailto:');
    if (isSubmit) island.removeAttribute('data-hydrated');
    if (hydrated || isSubmit) current?.click();
    else window.bufferedInput = null;
  });
}

function isBusy(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

/** Returns the buttons of the page with the same accessible name, itself included. */
function buttonsWithSameLabel(button: HTMLButtonElement): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter((other) => labelOf(other) === labelOf(button));
}

function labelOf(control: Element): string | null {
  return control.getAttribute('aria-label') ?? control.textContent;
}

function isHydrated(button: HTMLButtonElement): boolean {
  return !button.closest(unhydrated);
}

/**
 * Buffers keystrokes outside fields, after those that the inline script has buffered. Returns a function that stops
 * buffering and returns the input.
 */
export function bufferKeystrokes(): () => BufferedInput {
  const input = {text: '', submitted: false, ...window.bufferedInput, cancelled: false};
  window.bufferedInput = null;
  const buffer = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented, target} = event;
    input.cancelled ||= key === 'Escape';
    const isText = key === 'Enter' ? input.text !== '' : [...key].length === 1;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !isText || input.cancelled || isField(target)) return;
    event.preventDefault();
    // Text after Enter is dropped: the visitor could not see what it changes.
    if (key === 'Enter') input.submitted = true;
    else if (!input.submitted) input.text += key;
  };
  document.addEventListener('keydown', buffer);
  return () => {
    document.removeEventListener('keydown', buffer);
    return input;
  };
}

/** Whether typing changes the element's value. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function clickIfReplaced(mouseDown: MouseEvent): void {
  const original = closest(mouseDown.target, 'a[href], button');
  const {pathname} = window.location;
  if (!original || !isSameTabClick(mouseDown)) return;
  const onMouseUp = (mouseUp: MouseEvent) => {
    const replacement = closest(mouseUp.target, 'a[href], button');
    if (!replacement || original.isConnected || pathname !== window.location.pathname) return;
    if (labelOf(original) === labelOf(replacement)) replacement.click();
  };
  document.addEventListener('mouseup', onMouseUp, {once: true});
}

function closest<E extends HTMLElement>(target: EventTarget | null, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

let lastHref: string | undefined;

/** A quick second click may be on another link, such as the one of the next page at the same place. */
function isRepeatedClick({detail, target}: MouseEvent): boolean {
  const element = closest(target, 'a[href], [type=submit]');
  const href = element instanceof HTMLAnchorElement ? element.href : undefined;
  const isRepeated = detail > 1 && element !== null && href === lastHref;
  lastHref = href;
  return isRepeated;
}

/** Enter in a field submits its form. Other buttons need no check for Space: browsers click on its release. */
function isRepeatedActivation({key, repeat, target}: KeyboardEvent): boolean {
  if (!repeat) return false;
  if (key === 'Enter') return closest(target, 'a[href], [type=submit], form input, [role=combobox]') !== null;
  return key === ' ' && closest(target, 'button[role=combobox]') !== null;
}
