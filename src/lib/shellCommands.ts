/**
 * What copying a code block takes: of shell code with `$ ` prompts the commands alone, without their prompts and output.
 * A line that ends with a backslash continues on the next one.
 */
export function shellCommands(code: string, language: string): string {
  if (!/^(bash|sh|console)$/.test(language) || !/^\$ /m.test(code)) return code;
  let continues = false;
  const commands = code.split('\n').filter((line) => {
    const isCommand = continues || line.startsWith('$ ');
    continues = isCommand && line.endsWith('\\');
    return isCommand;
  });
  return commands.map((line) => line.replace(/^\$ /, '')).join('\n');
}
