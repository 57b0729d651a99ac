import {loadSiteEnv} from '../../site/dotenv';
import type {Mistake, Reference} from '../mistake';

const {siteUrl} = loadSiteEnv();

/** Addresses that mean another computer to each reader (RFC 1918, RFC 6761). */
const isNear =
  /^https?:\/\/(localhost|\[::1\]|(127\.\d+|10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+|0\.0\.0\.0)(?=[:/?#]|$)/i;

const wholeMail = 'write it whole, such as mailto:name@example.com';

/** What is wrong with an address that names its protocol. */
export function outsideMistakes({file, line, to}: Reference): Mistake[] {
  if (to === siteUrl || to.startsWith(`${siteUrl}/`)) {
    const remedy = `write ${to.slice(siteUrl.length) || '/'}`;
    return [{file, line, what: `${to} names this site, which may move and is checked only from inside`, remedy}];
  }
  if (isNear.test(to)) {
    const remedy = 'link to a page by its address, such as /pricing, or write it as code';
    return [{file, line, what: `${to} is on the computer, or in the network, of whoever reads it`, remedy}];
  }
  if (/^http:/i.test(to)) {
    return [{file, line, what: `${to} is not encrypted`, remedy: `write ${to.replace(/^http:/i, 'https:')}`}];
  }
  if (/^mailto:$/i.test(to)) return [{file, line, what: `${to} is no address`, remedy: wholeMail}];
  if (!/^(https:\/\/|mailto:|tel:|sms:|pathname:\/\/\/)./i.test(to)) {
    return [{file, line, what: `${to} is no address`, remedy: 'begin it with https://'}];
  }
  if (/^mailto:[^@?]+(\?|$)/i.test(to)) {
    return [{file, line, what: `${to} is no address`, remedy: wholeMail}];
  }
  return [];
}

/** What was meant by an address of another site, or of a person, that does not name its protocol. */
export function outsideAddress(to: string): string | undefined {
  if (to.startsWith('//')) return `https:${to}`;
  if (/^www\./.test(to)) return `https://${to}`;
  return /^[^/#]+@/.test(to) ? `mailto:${to}` : undefined;
}
