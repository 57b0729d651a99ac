import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preferred = ['br', 'gzip'] as const;

/** The best encoding that the request's Accept-Encoding allows; `q=0` refuses one, `*` stands for the rest. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const weights = new Map(
    (accept ?? '').split(',').map((entry): [string, number] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1];
    }),
  );
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return preferred.reduce<Encoding>(
    (best, encoding) => (weight(encoding) > (best === 'identity' ? 0 : weight(best)) ? encoding : best),
    'identity',
  );
}

/** The bytes as they travel, as small as a host that compresses once, at deployment, makes them. */
export function encode(bytes: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return gzipSync(bytes, {level: 9});
    case 'identity':
      return bytes;
  }
}
