import type {ServerResponse} from 'node:http';
import {securityHeaders} from '../plugins/hosting/policy';

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Without one, nothing follows the headers. */
  body?: Buffer;
};

/** A line of text that is not to be stored anywhere; `headers` override those of text. */
export function plain(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(`${message}\n`);
  return {
    status,
    headers: {
      ...securityHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      ...headers,
    },
    body,
  };
}

/** Sends what `plain` makes. */
export function sendPlain(response: ServerResponse, ...text: Parameters<typeof plain>): void {
  const {status, headers, body} = plain(...text);
  response.writeHead(status, headers).end(body);
}
