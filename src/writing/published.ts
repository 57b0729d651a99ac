import {siteContentPath} from '../lib/markdownTwin';
import type {Redirect} from '../site/redirects';
import {textOf} from './files';
import type {Mistake} from './mistake';

/** Where `npm run addresses` writes, from the build, what was published. */
export const publishedFile = 'src/site/addresses.json';

/** Every published path with its fragments. */
export type Published = Readonly<Record<string, readonly string[]>>;

export function readPublished(root: string): Published {
  return JSON.parse(textOf(root, publishedFile) || '{}') as Published;
}

/** Every address that a link may lead to, with its fragments; `undefined` where they are not known. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Pages whose fragments come and go: the copies of the other pages go with them, a role once it is filled. */
const changing = [siteContentPath, '/careers'];

/** Published addresses that are no more, and that no redirect leads on from. */
export function vanished(published: Published, addresses: Addresses, redirects: readonly Redirect[]): Mistake[] {
  const moved = new Set(redirects.map(({from}) => from));
  return Object.entries(published)
    .flatMap(([path, fragments]) => {
      if (moved.has(path)) return [];
      if (!addresses.has(path)) return [path];
      if (changing.includes(path)) return [];
      const there = addresses.get(path);
      return fragments.filter((id) => there && !there.has(id)).map((id) => `${path}#${id}`);
    })
    .filter((address) => !moved.has(address))
    .map((address) => ({
      file: 'src/site/redirects.ts',
      line: 1,
      what: `${address} was published and is gone`,
      remedy: `${bringBack(address)}, or say where it went: {from: '${address}', to: '…'}`,
    }));
}

function bringBack(address: string): string {
  const [, fragment] = address.split('#');
  return fragment ? `write {/* #${fragment} */} behind its heading` : 'bring it back';
}

/** Where redirects lead in the end; nowhere, when none begins at the address, or when they lead back. */
export function destination(address: string, redirects: readonly Redirect[]): string | undefined {
  const passed = [address];
  for (;;) {
    const next = redirects.find(({from}) => from === passed.at(-1))?.to;
    if (next === undefined) return passed.length > 1 ? passed.at(-1) : undefined;
    if (passed.includes(next)) return undefined;
    passed.push(next);
  }
}

/** What to do about a link to an address that has moved. */
export function followed(address: string, redirects: readonly Redirect[]): string | undefined {
  const moved = destination(address, redirects);
  return moved && `write ${moved}, where it went`;
}

/** Redirects from what is still there: some hosts would lead away from it. */
export function needless(addresses: Addresses, redirects: readonly Redirect[]): Mistake[] {
  return redirects
    .filter(({from}) => {
      const [path = '', fragment] = from.split('#');
      return fragment === undefined ? addresses.has(path) : addresses.get(path)?.has(fragment);
    })
    .map(({from, to}) => ({
      file: 'src/site/redirects.ts',
      line: 1,
      what: `${from} leads on to ${to} and is still there`,
      remedy: 'take the redirect out, or the page away',
    }));
}
