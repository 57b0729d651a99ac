/** A line that Git puts between two versions of a part that it could not join. */
export const conflictMark = /^(<{7}|={7}|>{7})/;
export const conflictRemedy = 'two versions of this part were merged: keep one, and take the marks out';

/** What to do about a file that is saved in another encoding. */
export const encodingRemedy = 'save the file as UTF-8';

/** What the parser of Markdown says, in words for writers. */
export function markdownFault(reason: string): string {
  if (/Could not parse expression/.test(reason)) return 'what stands in the braces is no code';
  if (/Could not parse import/.test(reason)) return 'the line that begins with import or export is no code';
  return reason.split('\n')[0] ?? reason;
}

/** What to do about what the parser of Markdown says of a line. */
export function markdownRemedy(reason: string, line: string): string {
  if (conflictMark.test(line)) return conflictRemedy;
  if (/^#+ .*\{#[\w-]+\}/.test(line)) return 'write the fragment of a heading as a comment: {/* #fragment */}';
  if (/end of file in expression/i.test(reason)) return 'close the brace, or write \\{ for one that is meant as text';
  if (/import\/exports/.test(reason)) return "write import {name} from 'place'; with blank lines above and below";
  if (/Could not parse/.test(reason)) {
    const value = /\w=\{/.test(line) ? 'put the value in quotes, name="value", or ' : '';
    return `${value}write \\{ for a brace that is meant as text`;
  }
  if (/character `[“”‘’]`.*attribute value/.test(reason)) return 'write straight quotes around values: name="value"';
  if (/character `!`/.test(reason)) return 'write comments as {/* … */}';
  if (/to create a link/.test(reason)) return 'write the link as [words](address)';
  if (/before name|in name/.test(reason)) return 'write \\< for a sign that is meant as text';
  const [, open] = /closing tag for `<([^>]+)>`/.exec(reason) ?? [];
  if (open && /^(br|hr|img|input|wbr)$/.test(open)) return `write <${open} />`;
  if (open && (/^[a-z]/.test(open) || new RegExp(`\\w<${open}>`).test(line)))
    return 'close it, or write \\< for a sign that is meant as text';
  if (/closing (tag|brace|slash)|Expected.*(closing|corresponding)/i.test(reason)) {
    return 'close what is open, and leave a blank line between a tag and the Markdown inside it';
  }
  return 'see the guide for writers in the docs: tags and braces in text need a backslash before them';
}

/** What to do about what the parser of front matter says. */
export function yamlRemedy(reason: string): string {
  if (/duplicated/.test(reason)) return 'take one of the two out';
  if (/tab characters/.test(reason)) return 'write spaces instead of the tab';
  return 'leave a space behind the colon of each key, and put a value in quotes that holds a colon or begins with a sign';
}
