import {deviceIdentifier, monitoringStorage} from '../data/facts';

let device: string | undefined;

/**
 * The identifier of this browser: random, and the same on every page of this visit at least. It is in local storage and
 * in a cookie alike, each mended from the other (specification, section 3). Where storage is refused it says so once
 * and holds until the page is left.
 */
export function getOrCreateDeviceId(): string {
  device ??= persist();
  return device;
}

/** Deletes all that monitoring keeps in this browser: consent was taken back. The next identifier is a new one. */
export function clearTrackingData(): void {
  device = undefined;
  for (const {name, place} of monitoringStorage) tryOr(() => forget[place](name));
}

const forget: Record<(typeof monitoringStorage)[number]['place'], (name: string) => void> = {
  'local storage': (name) => localStorage.removeItem(name),
  'session storage': (name) => sessionStorage.removeItem(name),
  cookie: (name) => writeCookie(name, '', 0),
};

function persist(): string {
  const {key, cookieMaxAge} = deviceIdentifier;
  const id = chooseDeviceId(
    [tryOr(() => localStorage.getItem(key)) ?? undefined, tryOr(() => cookieValue(document.cookie, key))],
    randomId,
  );
  tryOr(() => localStorage.setItem(key, id));
  tryOr(() => writeCookie(key, id, cookieMaxAge));
  const local = tryOr(() => localStorage.getItem(key)) === id;
  const cookies = tryOr(() => cookieValue(document.cookie, key)) === id;
  if (!local || !cookies) {
    const refused = [!local && 'local storage', !cookies && 'cookies'].filter(Boolean).join(' and ');
    // biome-ignore lint/suspicious/noConsole: specification, section 8, asks for the warning
    console.warn(`The device identifier cannot be kept: this browser refuses ${refused}. It is used for this visit.`);
  }
  return id;
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const {cookiePath} = deviceIdentifier;
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not everywhere
  document.cookie = serializeCookie(name, value, {path: cookiePath, maxAge, secure});
}

/** `crypto.randomUUID` is missing where the site is served without TLS. */
function randomId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** What `act` returns; `undefined` where the browser refuses storage by throwing. */
function tryOr<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What may be an identifier; anything else in a store counts as nothing. */
const shape = /^[\w-]{1,128}$/;

/** The first of what the stores hold that can be an identifier, a new one where none can. */
export function chooseDeviceId(held: readonly (string | undefined)[], create: () => string): string {
  return held.find((id) => id !== undefined && shape.test(id)) ?? create();
}

/** The value of one cookie in what `document.cookie` reads. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** What to assign to `document.cookie`; a lifetime of 0 seconds deletes the cookie. */
export function serializeCookie(
  name: string,
  value: string,
  {path, maxAge, secure}: {path: string; maxAge: number; secure: boolean},
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
