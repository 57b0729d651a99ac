/** Fixes by the message of the parser of MDX or YAML. The first match is used. */
const hints: readonly [pattern: RegExp, fix: string][] = [
  [/bad indentation|mapping/, "Put a space after each key's colon, and quotes around a value that contains a colon"],
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

/** Returns the fix for a parse error. `line` is the text of the line with the error. */
export function parseFix(reason: string, line: string): string {
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return 'Resolve the merge conflict and remove its markers';
  if (/^#+ .*\{#/.test(line)) return 'Write the heading id as a comment: ## Title {/* #id */}';
  return hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Escape literal { and < as \\{ and \\<';
}
