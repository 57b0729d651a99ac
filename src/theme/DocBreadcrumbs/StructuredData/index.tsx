// Kind: eject (unsafe). Why: src/plugins/structured-data writes these tags into the built HTML, where they cost visitors
// no script; both would be there.
// Remove when: the theme's can be switched off.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
