/** The part of a form field that validation reads. A field without messages is never at fault. */
type CheckedField = {name: string; kind: string; missing?: string; malformed?: string};

/** What was typed, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** The message of each field at fault, by field name. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * What is wrong with a form's values (specification, section 5): blanks count as nothing, and an address is text,
 * an @, text, a dot and text, without spaces. A field without messages is never at fault.
 */
export function validate(fields: readonly CheckedField[], values: FormValues): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const message = faultOf(field, values[field.name] ?? '');
      return message === undefined ? [] : [[field.name, message]];
    }),
  );
}

/** The errors without the one of a field that is being edited. */
export function withoutError(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors;
  const {[name]: _edited, ...rest} = errors;
  return rest;
}

function faultOf(field: CheckedField, value: string): string | undefined {
  if (field.missing !== undefined && value.trim() === '') return field.missing;
  if (field.malformed !== undefined && !looksLikeEmail(value)) return field.malformed;
  return undefined;
}

/** Reads the text once, whatever it holds: no part of the pattern can give back what it took. */
function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value);
}
