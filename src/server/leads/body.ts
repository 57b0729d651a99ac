import {HttpError} from './errors';

const maxBodyBytes = 16 * 1024;

/** Reads the whole body; rejects with an `HttpError` if it is too large, too slow or incomplete. */
export async function readBody(request: Request, timeoutMs: number): Promise<Uint8Array> {
  const tooLarge = () => new HttpError(413, `The body should be at most ${maxBodyBytes} bytes.`);
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HttpError(408, 'The body took too long to arrive.', {Connection: 'close'})),
      timeoutMs,
    );
  });
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const {done, value} = await Promise.race([reader.read(), timeout]);
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > maxBodyBytes) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    // Not awaited: the rest of the body may never arrive.
    reader.cancel().catch(() => {});
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The connection closed before the whole body arrived.');
  } finally {
    clearTimeout(timer);
  }
}
