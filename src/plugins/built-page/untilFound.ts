/**
 * Restores `hidden="until-found"` on accordion panels (`components/ui/AccordionPanel.tsx`), which the HTML minifier
 * shortens to `hidden`: browsers would find no words in closed panels until hydration.
 */
export function withUntilFound(html: string): string {
  return html.replace(/(<accordion-panel\b[^>]* hidden)(?=[ >])/g, '$1=until-found');
}
