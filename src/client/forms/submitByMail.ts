import {mailClientMessage} from '../../data/forms/forms';
import type {MailFormContent} from '../../data/forms/schema';
import type {FormValues} from '../../lib/validation';
import {openMailClient} from './openMailClient';
import type {SubmitHandler} from './submitLead';

/** Opens the mail client with the values. Whether the visitor sends them is unknown, so they stay in the form. */
export function submitByMail({fields, subject}: MailFormContent): SubmitHandler {
  return async (values) => {
    const message = mailMessage(fields, values);
    openMailClient(subject, message);
    return {notice: mailClientMessage, message, delivered: false};
  };
}

/**
 * Formats a form's values as the text of an e-mail: one `label: value` line per field, then the paragraph fields, each
 * below its label. Omits empty fields.
 */
export function mailMessage(
  fields: readonly {name: string; label: string; kind: string}[],
  values: FormValues,
): string {
  const filled = fields.flatMap((field) => {
    const text = sanitize(values[field.name] ?? '').trim();
    return text === '' ? [] : [{...field, text}];
  });
  const lines = filled.filter(({kind}) => kind !== 'paragraph').map(({label, text}) => `${label}: ${text}`);
  const paragraphs = filled.filter(({kind}) => kind === 'paragraph').map(({label, text}) => `${label}:\n${text}`);
  // RFC 6068 requires CRLF line breaks in the body of a mailto URL.
  return [lines.join('\n'), ...paragraphs]
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('\n', '\r\n');
}

/** Replaces lone surrogates, at which `encodeURIComponent` throws, and control characters, which break mail clients. */
function sanitize(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
