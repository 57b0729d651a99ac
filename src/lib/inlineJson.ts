/** JSON for the text of a `<script>`: a `</script>` or `<!--` in a value must not be read as HTML. */
export function inlineJson(value: NonNullable<unknown>): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
