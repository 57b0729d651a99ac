/** Returns `hash`, `#` included, in a form that `decodeURIComponent` accepts: escapes each `%` of a malformed one. */
export function decodableFragment(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
