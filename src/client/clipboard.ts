/** What a visitor reads where copying is refused. */
export const copyRefused = 'Your browser does not let us copy: select it and copy it yourself.';

/** Puts a text on the clipboard; resolves to whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
