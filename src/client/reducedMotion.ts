/** Media query that matches if the visitor prefers reduced motion. */
export function reducedMotion(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
