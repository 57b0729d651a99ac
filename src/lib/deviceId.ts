/** The device identifier's rules, apart from where it is kept (specification, section 3). */

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
export function cookieText(
  name: string,
  value: string,
  {path, maxAge, secure}: {path: string; maxAge: number; secure: boolean},
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
