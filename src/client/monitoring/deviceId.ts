import {deviceIdentifier, monitoringStorage} from '../../data/monitoring';

let device: string | undefined;

/**
 * Returns this browser's random identifier; creates it on the first visit. It is stored in local storage and in a
 * cookie, and each is restored from the other (specification, section 3). If storage is blocked, logs one warning, and
 * the identifier is valid until the next page load.
 */
export function getOrCreateDeviceId(): string {
  device ??= persist();
  return device;
}

/** Deletes everything that monitoring stores in this browser, as consent was withdrawn. The next identifier is new. */
export function clearTrackingData(): void {
  device = undefined;
  removeStored(monitoringStorage);
}

/** Deletes items from the browser's storage; cookies of this host only. */
export function removeStored(items: readonly {name: string; place: keyof typeof removers}[]): void {
  for (const {name, place} of items) tryOr(() => removers[place](name));
}

const removers = {
  'local storage': (name: string) => localStorage.removeItem(name),
  'session storage': (name: string) => sessionStorage.removeItem(name),
  cookie: (name: string) => writeCookie(name, '', 0),
};

function persist(): string {
  const {key, cookieMaxAge} = deviceIdentifier;
  const id = chooseDeviceId(
    [tryOr(() => localStorage.getItem(key)) ?? undefined, tryOr(() => cookieValue(document.cookie, key))],
    randomId,
  );
  tryOr(() => localStorage.setItem(key, id));
  tryOr(() => writeCookie(key, id, cookieMaxAge));
  const isInLocalStorage = tryOr(() => localStorage.getItem(key)) === id;
  const isInCookie = tryOr(() => cookieValue(document.cookie, key)) === id;
  if (!isInLocalStorage || !isInCookie) {
    const blocked = [!isInLocalStorage && 'local storage', !isInCookie && 'cookies'].filter(Boolean).join(' and ');
    // biome-ignore lint/suspicious/noConsole: specification, section 8, requires the warning
    console.warn(`The device identifier cannot be stored: this browser blocks ${blocked}. It is used for this visit.`);
  }
  return id;
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const {cookiePath} = deviceIdentifier;
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not supported everywhere
  document.cookie = serializeCookie(name, value, {path: cookiePath, maxAge, secure});
}

/** Falls back to random numbers: `crypto.randomUUID` is missing if the site is served without TLS. */
function randomId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Returns the result of `act`, or `undefined` if it throws, as browsers do that block storage. */
function tryOr<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A valid identifier; other stored values are ignored. */
const idPattern = /^[\w-]{1,128}$/;

/** Returns the first valid identifier of the stored values, or a new one. */
export function chooseDeviceId(stored: readonly (string | undefined)[], create: () => string): string {
  return stored.find((id) => id !== undefined && idPattern.test(id)) ?? create();
}

/** Returns the value of a cookie from the string in `document.cookie`; `undefined` if the cookie is not set. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** Returns the string to assign to `document.cookie`; a `maxAge` of 0 seconds deletes the cookie. */
export function serializeCookie(
  name: string,
  value: string,
  {path, maxAge, secure}: {path: string; maxAge: number; secure: boolean},
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
