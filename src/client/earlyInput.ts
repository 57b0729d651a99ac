import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unhydrated} from '../lib/hydration';

/*
 * Input that comes before the part of the page that it is for is hydrated, and input that comes twice:
 * - a click on a button is replayed once the button is hydrated, up to `patienceMs` later; Escape cancels a busy one's;
 * - text that is typed while the search loads goes into its box, with an Enter after it; Escape cancels the search;
 * - the second click of a double click on a link or submit button, and the repeats of a held key there, do nothing.
 * Links, disclosures and fields work without scripts and are left alone.
 */

/** A replay later than this would surprise: the visitor has moved on. */
const timeoutMs = 10_000;

/** Text typed before its input was mounted, and whether Enter or Escape followed it. */
export type BufferedInput = {text: string; entered: boolean; escaped: boolean};

declare global {
  interface Window {
    /** What was clicked so far; the inline script of each page (startScripts.ts) begins the list. */
    queuedClicks?: {push: (target: EventTarget | null) => void};
    /** What was typed after the search's shortcut so far, as the inline script keeps it. */
    bufferedInput?: Pick<BufferedInput, 'text' | 'entered'> | null;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const kept = window.queuedClicks;
  window.queuedClicks = {push: replayWhenHydrated};
  if (Array.isArray(kept)) kept.forEach(replayWhenHydrated);
  // A second action would add a history entry, send a form's message again, report the fields that a response has just
  // emptied as wrong, or choose from a list that the first one has only opened.
  const ignoreRepeat = (event: Event): void => {
    if (!(event instanceof KeyboardEvent ? isRepeatedStep(event) : isRepeatedClick(event as MouseEvent))) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent) event.stopPropagation();
  };
  document.addEventListener('click', ignoreRepeat, {capture: true});
  document.addEventListener('keydown', ignoreRepeat, {capture: true});
}

function replayWhenHydrated(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || (button.type !== 'button' && !isBusy(button)) || isHydrated(button)) return;
  const wasBusy = isBusy(button);
  const place = buttonsWithSameLabel(button).indexOf(button);
  const until = performance.now() + timeoutMs;
  requestAnimationFrame(function look() {
    if (wasBusy && !isBusy(button)) return;
    // Hydration may have replaced the element: find it again.
    const now = button.isConnected ? button : buttonsWithSameLabel(button)[place];
    const hydrated = now && isHydrated(now);
    if (!hydrated && performance.now() < until) {
      requestAnimationFrame(look);
      return;
    }
    button.removeAttribute('aria-busy');
    now?.removeAttribute('aria-busy');
    if (hydrated) now.click();
    else window.bufferedInput = null;
  });
}

function isBusy(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

/** The buttons of the page that have the same name. */
function buttonsWithSameLabel(button: HTMLButtonElement): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter((other) => nameOf(other) === nameOf(button));
}

function nameOf(button: HTMLButtonElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}

function isHydrated(button: HTMLButtonElement): boolean {
  return !button.closest(unhydrated);
}

/**
 * Keeps what is typed outside fields from now on, after what was typed before the page was hydrated. The function that
 * it returns stops that and returns what was typed.
 */
export function bufferKeystrokes(): () => BufferedInput {
  const typed = {text: '', entered: false, ...window.bufferedInput, escaped: false};
  window.bufferedInput = null;
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented, target} = event;
    typed.escaped ||= key === 'Escape';
    const isText = key === 'Enter' ? typed.text !== '' : [...key].length === 1;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !isText || typed.escaped || isField(target)) return;
    event.preventDefault();
    // Nothing shows that could be corrected after Enter.
    if (key === 'Enter') typed.entered = true;
    else if (!typed.entered) typed.text += key;
  };
  document.addEventListener('keydown', keep);
  return () => {
    document.removeEventListener('keydown', keep);
    return typed;
  };
}

/** Whether keys write into this element. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isRepeatedClick(event: MouseEvent): boolean {
  return event.detail > 1 && isOn(event, 'a[href], [type=submit]');
}

/** Enter in a field submits its form. A button waits by itself until its space bar is released. */
function isRepeatedStep(event: KeyboardEvent): boolean {
  if (!event.repeat) return false;
  if (event.key === 'Enter') return isOn(event, 'a[href], [type=submit], form input, [role=combobox]');
  return event.key === ' ' && isOn(event, 'button[role=combobox]');
}

function isOn({target}: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
