/** The properties of a form field that validation reads. A field without messages is always valid. */
type CheckedField = {name: string; kind: string; missing?: string; malformed?: string};

/** Input by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Error messages of the invalid fields, by field name. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * Validates a form's values (specification, section 5): whitespace counts as empty, and an e-mail address is text, an
 * @, text, a dot and text, without spaces.
 */
export function validate(fields: readonly CheckedField[], values: FormValues): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const message = errorOf(field, values[field.name] ?? '');
      return message === undefined ? [] : [[field.name, message]];
    }),
  );
}

/**
 * Removes invisible characters, which copied text often contains, and white space around each value. Joiners remain: names
 * in some scripts and emoji need them.
 */
export function cleanValues(values: FormValues): FormValues {
  const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(invisible, '').trim()]));
}

/** Removes the error of one field; returns `errors` itself if there is none. */
export function withoutError(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors;
  const {[name]: _removed, ...rest} = errors;
  return rest;
}

/** Empties each value that equals the one in `removed`. */
export function withoutValues(values: FormValues, removed: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === removed[name] ? '' : value]),
  );
}

function errorOf(field: CheckedField, value: string): string | undefined {
  if (field.missing !== undefined && value.trim() === '') return field.missing;
  if (field.malformed !== undefined && !looksLikeEmail(value)) return field.malformed;
  return undefined;
}

/** The pattern has no ambiguous repetition, so that it runs in linear time for any input. */
function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
}
