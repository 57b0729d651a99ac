/**
 * Serializes JSON for an inline `<script>`: escapes `<`, so that `</script>` or `<!--` in a value is not parsed as
 * HTML.
 */
export function inlineJson(value: NonNullable<unknown>): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
