/** Shell code without the `$ ` prompts at the start of its lines, which are shown and not copied. */
export function withoutPrompts(code: string, language: string): string {
  return /^(bash|sh|console)$/.test(language) ? code.replace(/^\$ /gm, '') : code;
}
