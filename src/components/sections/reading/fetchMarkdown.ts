const timeoutMs = 10_000;

/** Fetches a page's Markdown version. Rejects if there is none, as for all pages in `npm start`. */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path, {signal: AbortSignal.timeout?.(timeoutMs)});
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/markdown')) {
    throw new Error(`No Markdown at ${path}: status ${response.status}`);
  }
  return response.text();
}
