import {createHash} from 'node:crypto';

/** Returns the name of the chunk with the body of an MDX page, by the request of the page's module. */
export function bodyChunkName(request: string): string {
  return createHash('sha256').update(`body ${request}`).digest('hex').slice(0, 8);
}
