/**
 * The Markdown at an address of this site. Rejects when there is none, and in `npm start`, where pages have no twin.
 */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/markdown')) {
    throw new Error(`${path} is not there: ${response.status}`);
  }
  return response.text();
}
