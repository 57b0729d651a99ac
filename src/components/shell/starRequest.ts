import {codeHost} from '../../lib/codeHost';
import {isCount} from '../../lib/counter';
import {storageKeys} from '../../lib/storageKeys';

const timeoutMs = 5000;

/**
 * Fetches the star count of `owner/name` and caches it for the visit. Rejects with the network error, a timeout, or an
 * error that describes the response.
 */
export async function requestStarCount(repository: string): Promise<number> {
  const response = await fetch(`${codeHost}/repos/${repository}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout?.(timeoutMs),
  });
  if (!response.ok) throw new Error(`Server responded with ${response.status}`);
  const body = (await response.json()) as {stargazers_count?: unknown} | null;
  const stars = body?.stargazers_count;
  if (!isCount(stars)) throw new Error('The response contains no star count');
  try {
    sessionStorage.setItem(storageKeys.stars, String(stars));
  } catch {
    // Storage is blocked: the count is fetched again on the next page load.
  }
  return stars;
}
