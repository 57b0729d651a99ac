import type {FormField} from '../../data/forms/schema';
import type {FormValues} from '../../lib/validation';

/**
 * Writes the values of a draft into fields that are empty and returns the choices. A field that is not empty was edited
 * before scripts ran, so its value is newer.
 */
export function restoreDraft(form: HTMLFormElement, fields: readonly FormField[], draft: FormValues): FormValues {
  const choices: [string, string][] = [];
  for (const field of fields) {
    const control = getControl(form, field.name);
    const value = control?.value || draft[field.name] || '';
    if (field.kind === 'choice') choices.push([field.name, field.options.includes(value) ? value : '']);
    else if (control) control.value = value.slice(0, field.maxLength);
  }
  return Object.fromEntries(choices);
}

/** Clears the controls whose values equal `values`, with an `input` event each; others have been edited since. */
export function clearControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = getControl(form, name);
    if (!control || control.value !== value) continue;
    control.value = '';
    control.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Returns the form's control with this name; `undefined` if there is none. */
export function getControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name);
  const types = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
  return control && types.some((type) => control instanceof type) ? (control as HTMLInputElement) : undefined;
}
