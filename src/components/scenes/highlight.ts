/** A run of characters in a code line; `kind` is absent for text without highlighting. */
type Token = {kind?: string; text: string};

const tokens =
  /(?<comment>\/\/.*)|(?<string>'[^']*')|\b(?<keyword>async|await|const|export|function|return)\b|\b(?<number>\d+)\b|(?<function>\w+)(?=\()/g;

/** Splits a line of the scenes' TypeScript into tokens. Their joined texts equal the line. */
export function highlight(line: string): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(tokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    parts.push({text: line.slice(end, match.index)}, {kind, text: match[0]});
    end = match.index + match[0].length;
  }
  return [...parts, {text: line.slice(end)}].filter(({text}) => text !== '');
}
