/** How long the result of copying is shown, in milliseconds. */
export const copyResultMs = 3000;

/** Message shown if the browser refuses to copy. */
export const copyRefused = 'Your browser blocked copying. Select the text and copy it yourself.';

/**
 * Copies a text, or one that is still loading, to the clipboard; resolves to whether that succeeded. Browsers allow it
 * during a click only, and Safari only when it is requested before the first `await`.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
    } else {
      const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
      // Without a handler a text that fails to load would be an unhandled rejection.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
