import {readHtml} from '../built-page/html';
import {readDirectives} from './contentSecurityPolicy';

/** What a host answered; the body as it travelled, header names in lower case. */
export type HostAnswer = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

/** What an answer is instead of a page; `undefined` when it is one, and so below. */
export function expectHtml(found: HostAnswer): string | undefined {
  return expectContentType(found, /^text\/html; ?charset=utf-8$/i);
}

/** What it is instead of something that is there, of this type. */
export function expectContentType(found: HostAnswer, type: RegExp): string | undefined {
  const said = found.headers['content-type'] ?? 'nothing';
  return expectStatus(found, 200) ?? (type.test(said) ? undefined : `Content-Type says ${said}`);
}

/** What its status is instead. */
export function expectStatus(found: HostAnswer, status: number): string | undefined {
  return found.status === status ? undefined : `it is answered ${found.status}`;
}

/** What it does instead of leading to this path for good. */
export function expectRedirect({status, headers}: HostAnswer, to: string): string | undefined {
  if (status !== 308 && status !== 301) return `it is answered ${status}`;
  const {pathname, search} = new URL(headers.location ?? '', 'http://site');
  return pathname + search === to ? undefined : `it leads to ${headers.location ?? 'nowhere'}`;
}

/** The content security policy that an answer comes with: its directives, by name. */
export function policyOf({headers}: HostAnswer): Map<string, string[]> {
  return readDirectives(headers['content-security-policy'] ?? '');
}

/** The tree of a page. */
export function parsed({body}: HostAnswer) {
  return readHtml(body.toString('utf8'));
}
