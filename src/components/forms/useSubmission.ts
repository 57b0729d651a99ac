import {type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import type {SubmitHandler, SubmitResult} from '../../client/forms/submitLead';
import {useDraft} from '../../client/forms/useDraft';
import {showToast} from '../../client/toasts';
import {formToasts} from '../../data/forms/forms';
import type {FormField} from '../../data/forms/schema';
import {doubleSubmitWindowMs} from '../../lib/doubleSubmit';
import {
  cleanValues,
  type FormErrors,
  type FormValues,
  validate,
  withoutError,
  withoutValues,
} from '../../lib/validation';
import {useRestoreFocus} from './useRestoreFocus';

type Submission = {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  choices: FormValues;
  /** True from submit until the delivery has ended. */
  isSubmitting: boolean;
  /** The result of the last delivery, until the visitor edits a field. */
  outcome: SubmitResult | undefined;
  choose: (name: string, value: string) => void;
  edit: (event: FormEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/** Values that are being sent, and the result. */
type Delivery = {sent: FormValues; result: Promise<SubmitResult>};

/** Pending submissions by draft id: a visitor who returns to the form sees that it is still being sent. */
const deliveries = new Map<string, Delivery>();

/** Results of deliveries that ended while another page was open, by draft: the toast may have been missed. */
const unacknowledged = new Map<string, SubmitResult>();

/**
 * Implements the behavior of all forms (specification, section 4, "Demo form"): validates on submit, ignores repeated
 * submits, saves a draft until the values are delivered, and only then clears the fields that still have the sent values.
 */
export function useSubmission(draftId: string, fields: readonly FormField[], deliver: SubmitHandler): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [choices, setChoices] = useState<FormValues>({});
  /** The choices, also before they are rendered. */
  const latestChoices = useRef(choices);
  const [outcome, setOutcome] = useState<SubmitResult>();
  const draft = useDraft(draftId, (stored) => {
    if (!form.current) return;
    const restored = restoreDraft(form.current, fields, stored);
    updateChoices(restored);
    // Input from before hydration belongs to the draft, too.
    draft.save(readValues());
  });
  const focus = useRestoreFocus(form, isSubmitting);
  /** When the fields were cleared: a repeated submit shortly afterwards must not validate the empty fields. */
  const clearedAt = useRef(-doubleSubmitWindowMs);
  const resume = useEffectEvent(() => {
    const delivery = deliveries.get(draftId);
    if (delivery) void track(delivery);
    else showResult(unacknowledged.get(draftId));
  });
  useEffect(() => resume(), []);

  function updateChoices(newChoices: FormValues): void {
    latestChoices.current = newChoices;
    setChoices(newChoices);
  }

  /** Reads the current values. */
  function readValues(): FormValues {
    return Object.fromEntries(
      fields.map(({name}) => [
        name,
        latestChoices.current[name] ?? (form.current && getControl(form.current, name)?.value) ?? '',
      ]),
    );
  }

  function handleChange(name: string, values: FormValues): void {
    draft.save(values);
    clearedAt.current = -doubleSubmitWindowMs;
    setErrors((current) => withoutError(current, name));
    setOutcome(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (deliveries.has(draftId) || performance.now() - clearedAt.current < doubleSubmitWindowMs) return;
    const values = readValues();
    const cleaned = cleanValues(values);
    const problems = validate(fields, cleaned);
    setErrors(problems);
    setOutcome(undefined);
    const firstInvalid = fields.find(({name}) => name in problems);
    if (firstInvalid) {
      getControl(event.currentTarget, firstInvalid.name)?.focus();
      void showToast({kind: 'error', message: formToasts.invalid});
      return;
    }
    draft.save(values);
    focus.markSubmitted();
    const delivery = {sent: values, result: deliver(cleaned).finally(() => deliveries.delete(draftId))};
    deliveries.set(draftId, delivery);
    await track(delivery);
    const {toast} = await delivery.result;
    if (toast) void showToast(toast);
  }

  /** Shows the state of a delivery until it has ended. */
  async function track({sent, result: pending}: Delivery): Promise<void> {
    setIsSubmitting(true);
    const result = await pending;
    if (result.delivered) {
      if (form.current) clearControls(form.current, sent);
      draft.remove(sent);
      clearedAt.current = performance.now();
      updateChoices(withoutValues(latestChoices.current, sent));
    }
    showResult(result);
    setIsSubmitting(false);
  }

  function showResult(result: SubmitResult | undefined): void {
    setOutcome(result);
    if (form.current || !result) unacknowledged.delete(draftId);
    else unacknowledged.set(draftId, result);
  }

  return {
    form,
    errors,
    choices,
    isSubmitting,
    outcome,
    choose: (name, value) => {
      updateChoices({...latestChoices.current, [name]: value});
      handleChange(name, readValues());
    },
    edit: ({target}) => {
      if ('name' in target && typeof target.name === 'string') handleChange(target.name, readValues());
    },
    submit,
  };
}

/**
 * Writes the values of a draft into fields that are empty and returns the choices. A field that is not empty was edited
 * before scripts ran, so its value is newer.
 */
function restoreDraft(form: HTMLFormElement, fields: readonly FormField[], draft: FormValues): FormValues {
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
function clearControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = getControl(form, name);
    if (!control || control.value !== value) continue;
    control.value = '';
    control.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Returns the form's control with this name; `undefined` if there is none. */
function getControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name);
  const types = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;
  return control && types.some((type) => control instanceof type) ? (control as HTMLInputElement) : undefined;
}
