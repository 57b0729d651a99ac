import {deviceIdentifier} from '../data/facts';
import {chooseDeviceId, cookieText, cookieValue} from '../lib/deviceId';

type Device = {
  /** The visitor's one identity: random, and the same on every page of this visit at least. */
  id: string;
  /** Whether this browser lets us keep cookies. */
  cookies: boolean;
};

let device: Device | undefined;

/**
 * The identifier of this browser, in local storage and in a cookie alike: each is mended from the other
 * (specification, section 3). Where storage is refused it says so once and holds until the page is left.
 */
export function keepDeviceId(): Device {
  device ??= keep();
  return device;
}

/** Deletes the identifier everywhere: consent was taken back. The next one is a new one. */
export function forgetDeviceId(): void {
  device = undefined;
  const {key} = deviceIdentifier;
  attempt(() => localStorage.removeItem(key));
  attempt(() => writeCookie('', 0));
}

function keep(): Device {
  const {key, cookieMaxAge} = deviceIdentifier;
  const id = chooseDeviceId(
    [attempt(() => localStorage.getItem(key)) ?? undefined, attempt(() => cookieValue(document.cookie, key))],
    randomId,
  );
  attempt(() => localStorage.setItem(key, id));
  attempt(() => writeCookie(id, cookieMaxAge));
  const local = attempt(() => localStorage.getItem(key)) === id;
  const cookies = attempt(() => cookieValue(document.cookie, key)) === id;
  if (!local || !cookies) {
    const refused = [!local && 'local storage', !cookies && 'cookies'].filter(Boolean).join(' and ');
    // biome-ignore lint/suspicious/noConsole: specification, section 8, asks for the warning
    console.warn(`The device identifier cannot be kept: this browser refuses ${refused}. It is used for this visit.`);
  }
  return {id, cookies};
}

function writeCookie(value: string, maxAge: number): void {
  const {key, cookiePath} = deviceIdentifier;
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not everywhere
  document.cookie = cookieText(key, value, {path: cookiePath, maxAge, secure});
}

/** `crypto.randomUUID` is missing where the site is served without TLS. */
function randomId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** What `act` returns; `undefined` where the browser refuses storage by throwing. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
