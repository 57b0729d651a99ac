const forced = {
  ':hover': ":is(:hover, [data-forced-state='hover'] *)",
  ':focus-visible': ":is(:focus-visible, [data-forced-state='focus'] :is(a, button, [tabindex]))",
};

/**
 * Extends the style rules for `:hover` and `:focus-visible` to the content of `data-forced-state`, so that all states are
 * visible at once. Returns a function that ends the observation of stylesheets which the bundler replaces after an edit.
 */
export function showForcedStates(): () => void {
  const extendAll = () => {
    for (const {cssRules} of document.styleSheets) for (const rule of cssRules) extend(rule);
  };
  extendAll();
  const observer = new MutationObserver(extendAll);
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}

function extend(rule: CSSRule): void {
  if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced-state')) {
    rule.selectorText = rule.selectorText.replace(
      /:(hover|focus-visible)\b/g,
      (pseudoClass) => forced[pseudoClass as keyof typeof forced],
    );
  }
  if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) extend(inner);
}
