/** An error whose status and message are sent to the client. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

/** Returns a text for the log. Errors of connections to hosts with several addresses have a code, but no message. */
export function errorText(error: unknown): string {
  const {message, code} = error as {message?: string; code?: string};
  return message || code || String(error);
}
