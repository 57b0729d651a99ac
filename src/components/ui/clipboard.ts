/** What a visitor reads where copying is refused. */
export const copyRefused = 'Your browser does not let us copy: select it and copy it yourself.';

/**
 * Puts a text on the clipboard, also one that is still on its way; resolves to whether that went well. Browsers allow
 * it while they handle a press, and Safari only when it is asked before anything is waited for.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
    } else {
      const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
      // A text that does not come is a copy that failed, also where the browser never asks for it.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
