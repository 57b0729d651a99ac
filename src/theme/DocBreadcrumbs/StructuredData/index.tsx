// Kind: eject (unsafe). Why: src/plugins/structured-data writes these tags into the built HTML, which needs no script
// in the browser; the theme's would duplicate them.
// Remove when: the theme's can be disabled.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
