/** Checks of host responses. All `expect…` functions return an error message or `undefined`. */
import type {Root} from 'hast';
import {readHtml} from '../built-page/html';
import {readDirectives} from './contentSecurityPolicy';

/** A host's response: its body as sent, possibly compressed, and headers by lower-case name. */
export type HostAnswer = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

/** Returns an error message if the response is not HTML, otherwise `undefined`. */
export function expectHtml(answer: HostAnswer): string | undefined {
  return expectContentType(answer, /^text\/html; ?charset=utf-8$/i);
}

/** Expects status 200 and a content type that matches. */
export function expectContentType(answer: HostAnswer, type: RegExp): string | undefined {
  const contentType = answer.headers['content-type'] ?? 'missing';
  return expectStatus(answer, 200) ?? (type.test(contentType) ? undefined : `Content-Type is ${contentType}`);
}

export function expectStatus(answer: HostAnswer, status: number): string | undefined {
  return answer.status === status ? undefined : `status is ${answer.status}`;
}

/** Expects a permanent redirect to this path and query. */
export function expectRedirect({status, headers}: HostAnswer, to: string): string | undefined {
  if (status !== 308 && status !== 301) return `status is ${status}`;
  const {pathname, search} = new URL(headers.location ?? '', 'http://site');
  return pathname + search === to ? undefined : `Location is ${headers.location ?? 'missing'}`;
}

/** Returns the response's Content-Security-Policy: its directives, by name. */
export function cspOf({headers}: HostAnswer): Map<string, string[]> {
  return readDirectives(headers['content-security-policy'] ?? '');
}

const documents = new WeakMap<Buffer, Root>();

/** Parses the page of an answer, once: many checks read the same page. */
export function parseBody({body}: HostAnswer): Root {
  const document = documents.get(body) ?? readHtml(body.toString('utf8'));
  documents.set(body, document);
  return document;
}
