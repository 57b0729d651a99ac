/** A stretch of a code line; `kind` is absent where nothing is to be coloured. */
type Token = {kind?: string; text: string};

const tokens =
  /(?<comment>\/\/.*)|(?<string>'[^']*')|\b(?<keyword>async|await|const|export|function|return)\b|\b(?<number>\d+)\b|(?<function>\w+)(?=\()/g;

/** Parts one line of the scenes' TypeScript for colouring. Its texts put together are the line again. */
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
