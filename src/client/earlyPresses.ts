import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unhydrated} from '../lib/hydration';

/*
 * A button that is pressed before its script is there is pressed again as soon as it is: no press is lost on a slow
 * line. Links, disclosures and fields work without scripts and are left alone; so are the buttons of forms, but for
 * those that wait, busy, for their own way of sending or for the search that its key has asked for
 * (plugins/page-assets/startScripts.ts).
 */

/** After so long, in milliseconds, a visitor has moved on, and what happened then would surprise. */
const patience = 10_000;

declare global {
  interface Window {
    /** What was pressed so far; the inline script of each page (plugins/page-assets/startScripts.ts) begins the list. */
    earlyPresses?: {push: (target: EventTarget | null) => void};
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const kept = window.earlyPresses;
  window.earlyPresses = {push: repeatOnceAlive};
  if (Array.isArray(kept)) kept.forEach(repeatOnceAlive);
}

function repeatOnceAlive(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || (button.type !== 'button' && !isWaiting(button)) || isHydrated(button)) return;
  const waited = isWaiting(button);
  const place = namesakes(button).indexOf(button);
  const until = performance.now() + patience;
  requestAnimationFrame(function look() {
    // Escape is a word against what was asked for.
    if (waited && !isWaiting(button)) return;
    // A part of the page whose script has come stands there anew.
    const now = button.isConnected ? button : namesakes(button)[place];
    const hydrated = now && isHydrated(now);
    if (!hydrated && performance.now() < until) {
      requestAnimationFrame(look);
      return;
    }
    button.removeAttribute('aria-busy');
    now?.removeAttribute('aria-busy');
    if (hydrated) now.click();
    else window.earlyTyped = null;
  });
}

function isWaiting(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

/** The buttons of the page that say the same. */
function namesakes(button: HTMLButtonElement): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter((other) => nameOf(other) === nameOf(button));
}

function nameOf(button: HTMLButtonElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}

function isHydrated(button: HTMLButtonElement): boolean {
  return !button.closest(unhydrated);
}
