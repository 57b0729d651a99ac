import type {storageKeys} from '../../src/lib/storageKeys';

/** What `installInPage` adds to the window of each page. */
export type InPage = {
  /** Uncaught errors, rejections, files that did not load, blocked content, and console errors and warnings. */
  problems: string[];
  /** Returns the first visible element that matches the selector and, if given, has this name or text. */
  find(css: string, name?: string): HTMLElement | undefined;
  /** Scrolls the element into view and returns its center once a click would reach it, otherwise what prevents it. */
  pointOf(css: string, name?: string): {x: number; y: number} | string;
};

declare global {
  interface Window {
    inPage: InPage;
  }
}

/** Runs in each page before its other scripts, as text: it refers to nothing outside. */
export function installInPage(starsKey: (typeof storageKeys)['stars'], unhydrated: string): void {
  const problems: string[] = [];
  // Set by `Page.clearStorage`.
  if (window.name === 'clear storage') {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  }
  // So that no page requests the star count.
  sessionStorage.setItem(starsKey, '29100');
  addEventListener(
    'error',
    ({message, target}) =>
      problems.push(
        message
          ? `uncaught: ${message}`
          : `not loaded: ${(target as HTMLImageElement).src ?? (target as HTMLLinkElement).href}`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => problems.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({blockedURI, violatedDirective}) =>
    problems.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...texts: unknown[]) => problems.push(`${level}: ${texts.map(String).join(' ')}`);
  }

  const nameOf = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  };
  const find: InPage['find'] = (css, name) =>
    [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) && (name === undefined || nameOf(element) === name),
    );

  let drawn = '';
  const pointOf: InPage['pointOf'] = (css, name) => {
    const element = find(css, name);
    if (!element) return 'no such element is visible';
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const place = JSON.stringify([css, name, scrollY, left, top, width, height]);
    if (element.closest(unhydrated)) return 'it is not hydrated';
    if (drawn !== place) {
      // Firefox sends a click to what is drawn at the point, which after scrolling is the old position.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          drawn = place;
        }),
      );
      return 'it moves';
    }
    drawn = '';
    const point = {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (element.contains(hit) || hit.contains(element))
      ? point
      : `covered by ${hit?.outerHTML.slice(0, 80)}`;
  };
  window.inPage = {problems, find, pointOf};
}
