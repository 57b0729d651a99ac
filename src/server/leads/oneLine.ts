/** Replaces line breaks and control characters, with which a value could imitate other lines or control a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
