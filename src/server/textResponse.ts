import type {ServerResponse} from 'node:http';
import {securityHeaders} from '../plugins/hosting/policy';

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
};

/** Creates an uncacheable response with one line of text; `headers` override the defaults. */
export function textResponse(status: number, message: string, headers: Record<string, string> = {}): Answer {
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

/** Sends an uncacheable line of text and ends the response; arguments as for `textResponse`. */
export function sendText(response: ServerResponse, ...text: Parameters<typeof textResponse>): void {
  const {status, headers, body} = textResponse(...text);
  response.writeHead(status, headers).end(body);
}
