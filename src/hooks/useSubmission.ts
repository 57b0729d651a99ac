import {type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import {getControl, restoreDraft} from '../client/formControls';
import type {SubmitHandler, SubmitResult} from '../client/formSubmit';
import {showToast} from '../client/toasts';
import {formToasts} from '../data/forms/forms';
import type {FormField} from '../data/schema/form';
import {doubleSubmitWindowMs} from '../lib/doubleSubmit';
import {type FormErrors, type FormValues, validate, withoutError} from '../lib/validation';
import {useDraft} from './useDraft';
import {useRestoreFocus} from './useRestoreFocus';

type Submission = {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  choices: FormValues;
  /** From submit until the delivery has ended. */
  underWay: boolean;
  /** How the last delivery ended, until the visitor edits a field. */
  outcome: SubmitResult | undefined;
  choose: (name: string, value: string) => void;
  edit: (event: FormEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/** Deliveries that have not ended, by draft: whoever leaves a form and comes back finds it sending still. */
const deliveries = new Map<string, Promise<SubmitResult>>();

/** How deliveries ended while their form was left, by draft: a toast elsewhere is soon gone. */
const unacknowledged = new Map<string, SubmitResult>();

/**
 * What every form does (specification, section 4, "Demo form"): checks on submit, delivers once however often it
 * is pressed, keeps a draft until the values have arrived, and only then empties the fields.
 */
export function useSubmission(draftId: string, fields: readonly FormField[], deliver: SubmitHandler): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [underWay, setUnderWay] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [choices, setChoices] = useState<FormValues>({});
  const [outcome, setOutcome] = useState<SubmitResult>();
  const draft = useDraft(draftId, (kept) => {
    if (!form.current) return;
    const made = restoreDraft(form.current, fields, kept);
    setChoices(made);
    // What was typed before the form came alive is a draft, too.
    draft.save(valuesNow(made));
  });
  const focus = useRestoreFocus(form, underWay);
  /** When the fields were emptied: whoever presses once more, and fills none, has not seen it yet. */
  const emptiedAt = useRef(-doubleSubmitWindowMs);
  const goOn = useEffectEvent(() => {
    const delivery = deliveries.get(draftId);
    if (delivery) void follow(delivery);
    else show(unacknowledged.get(draftId));
  });
  useEffect(() => goOn(), []);

  /** The values now; a choice that has just been made is not in the document yet. */
  function valuesNow(made: FormValues = choices): FormValues {
    return Object.fromEntries(
      fields.map(({name}) => [name, made[name] ?? (form.current && getControl(form.current, name)?.value) ?? '']),
    );
  }

  function changed(name: string, values: FormValues): void {
    draft.save(values);
    emptiedAt.current = -doubleSubmitWindowMs;
    setErrors((current) => withoutError(current, name));
    setOutcome(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (deliveries.has(draftId) || performance.now() - emptiedAt.current < doubleSubmitWindowMs) return;
    const values = valuesNow();
    const faults = validate(fields, values);
    setErrors(faults);
    setOutcome(undefined);
    const first = fields.find(({name}) => name in faults);
    if (first) {
      getControl(event.currentTarget, first.name)?.focus();
      void showToast({kind: 'error', message: formToasts.invalid});
      return;
    }
    draft.save(values);
    focus.pressed();
    const delivery = deliver(values).finally(() => deliveries.delete(draftId));
    deliveries.set(draftId, delivery);
    await follow(delivery);
    const {delivered, toast} = await delivery;
    if (delivered) draft.clear();
    if (toast) void showToast(toast);
  }

  /** Shows how a delivery goes, until it has ended. */
  async function follow(delivery: Promise<SubmitResult>): Promise<void> {
    setUnderWay(true);
    const ended = await delivery;
    if (ended.delivered) {
      form.current?.reset();
      emptiedAt.current = performance.now();
      setChoices({});
    }
    show(ended);
    setUnderWay(false);
  }

  function show(ended: SubmitResult | undefined): void {
    setOutcome(ended);
    if (form.current || !ended) unacknowledged.delete(draftId);
    else unacknowledged.set(draftId, ended);
  }

  return {
    form,
    errors,
    choices,
    underWay,
    outcome,
    choose: (name, value) => {
      const made = {...choices, [name]: value};
      setChoices(made);
      changed(name, valuesNow(made));
    },
    edit: ({target}) => {
      if ('name' in target && typeof target.name === 'string') changed(target.name, valuesNow());
    },
    submit,
  };
}
