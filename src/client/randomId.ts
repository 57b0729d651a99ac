/** Returns a random UUID (RFC 9562, version 4), also on pages without TLS, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
  const hex = digits.join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
