import type {FormValues} from './validation';

/**
 * A form's values as the text of a mail, a line each under the fields' labels; long answers stand on lines of
 * their own at the end, and fields left empty are left out.
 */
export function mailMessage(
  fields: readonly {name: string; label: string; kind: string}[],
  values: FormValues,
): string {
  const filled = fields.flatMap((field) => {
    const text = mailable(values[field.name] ?? '').trim();
    return text === '' ? [] : [{...field, text}];
  });
  const lines = filled.filter(({kind}) => kind !== 'paragraph').map(({label, text}) => `${label}: ${text}`);
  const paragraphs = filled.filter(({kind}) => kind === 'paragraph').map(({label, text}) => `${label}:\n${text}`);
  // Mail wants its lines to end like this, in addresses too.
  return [lines.join('\n'), ...paragraphs]
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('\n', '\r\n');
}

/** Text that can stand in an address: half characters would stop its encoding, control characters the mail program. */
function mailable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
