/** Parses `PORT`. Throws with the expected format. */
export function parsePort(value: string | undefined, defaultPort: number): number {
  const port = Number(value?.trim() || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is ${JSON.stringify(value)}; it should be a number from 1 to 65535.`);
}
