import type {FormField} from '../data/schema/form';
import type {FormValues} from '../lib/validation';

/**
 * Puts what was kept into fields that are still empty, and returns the choices: what the visitor typed or chose
 * before scripts ran is newer.
 */
export function restoreDraft(form: HTMLFormElement, fields: readonly FormField[], kept: FormValues): FormValues {
  const choices: [string, string][] = [];
  for (const field of fields) {
    const control = getControl(form, field.name);
    const value = control?.value || kept[field.name] || '';
    if (field.kind === 'choice') choices.push([field.name, field.options.includes(value) ? value : '']);
    else if (control) control.value = value.slice(0, field.maxLength);
  }
  return Object.fromEntries(choices);
}

/** The control of that name; `undefined` when the form has none. */
export function getControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name);
  const known = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
  return control && known.some((kind) => control instanceof kind) ? (control as HTMLInputElement) : undefined;
}
