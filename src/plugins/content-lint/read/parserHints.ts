/** Fixes by the MDX parser's message. The first match is used. */
const hints: readonly [pattern: RegExp, fix: string][] = [
  [/import\/exports/, "Write import {name} from 'path'; with blank lines above and below"],
  [/[“”‘’]/, 'Write straight quotes around values: name="value"'],
  [/character `!`/, 'Write comments as {/* … */}'],
  [/to create a link/, 'Write the link as [text](URL)'],
  [/closing tag for `<(?:br|hr|img|input|wbr)>/, 'Write it self-closing, such as <br />'],
  [/before name|in name/, 'Escape a literal < as \\<'],
  [/end of file in expression|parse expression|in expression/i, 'Close the brace, or escape a literal { as \\{'],
  [
    /closing (?:tag|slash)|corresponding/i,
    'Close the tag, with blank lines around Markdown inside it, or escape a literal < as \\<',
  ],
];

const conflictMarker = /^(?:<{7}|={7}|>{7})/;

/** Returns the fix for a parse error. `line` is the text of the line with the error. */
export function mdxFix(reason: string, line: string): string {
  if (conflictMarker.test(line)) return 'Resolve the merge conflict and remove its markers';
  if (/^#+ .*\{#/.test(line)) return 'Write the heading id as a comment: ## Title {/* #id */}';
  return hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Escape literal { and < as \\{ and \\<';
}

export function yamlFix(reason: string): string {
  if (/duplicated/.test(reason)) return 'Remove one of the two keys';
  if (/tab characters/.test(reason)) return 'Write spaces instead of the tab';
  return "Put a space after each key's colon, and quotes around a value that contains a colon";
}
