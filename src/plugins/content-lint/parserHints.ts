/** What the MDX parser says of a line, with the fix that a writer can apply. The parser's own words come first. */
const hints: readonly [pattern: RegExp, fix: string][] = [
  [/import\/exports/, "Write import {name} from 'place'; with blank lines above and below"],
  [/[“”‘’]/, 'Write straight quotes around values: name="value"'],
  [/character `!`/, 'Write comments as {/* … */}'],
  [/to create a link/, 'Write the link as [words](address)'],
  [/closing tag for `<(?:br|hr|img|input|wbr)>/, 'Close it in the tag itself, as <br />'],
  [/before name|in name/, 'Write \\< for a character that is text'],
  [/end of file in expression|parse expression|in expression/i, 'Close the brace, or write \\{ for one that is text'],
  [
    /closing (?:tag|slash)|corresponding/i,
    'Close the tag, with blank lines around Markdown in it, or write \\< for text',
  ],
];

const conflictMark = /^(?:<{7}|={7}|>{7})/;

/** The fix for a parse error; `line` is the text of the line that it is on. */
export function mdxFix(reason: string, line: string): string {
  if (conflictMark.test(line)) return 'Keep one side of the merge conflict and remove its marks';
  if (/^#+ .*\{#/.test(line)) return 'Write the explicit id of a heading as a comment: ## Title {/* #id */}';
  return hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Write \\{ and \\< for braces and tags that are text';
}

export function yamlFix(reason: string): string {
  if (/duplicated/.test(reason)) return 'Remove one of the two keys';
  if (/tab characters/.test(reason)) return 'Write spaces instead of the tab';
  return 'Put a space behind the colon of each key, and quotes around a value that holds a colon';
}
