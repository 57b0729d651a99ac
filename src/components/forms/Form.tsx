import type {ReactNode} from 'react';
import {noScriptFormProps} from '../../client/forms/openMailClient';
import type {SubmitHandler} from '../../client/forms/submitLead';
import {prepareToasts} from '../../client/toasts';
import {sizes} from '../../data/facts';
import type {FormField} from '../../data/forms/schema';
import {useScrollIntoView} from '../../hooks/useScrollIntoView';
import type {FormErrors, FormValues} from '../../lib/validation';
import {useHydrated} from '../../runtime/browser/useHydrated';
import {StatusNote} from '../shell/StatusNote';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Agreement} from './Agreement';
import {Field} from './Field';
import styles from './Form.module.css';
import {LinkedEmail} from './LinkedEmail';
import {Select} from './Select';
import {useSubmission} from './useSubmission';

type Props = {
  /** The form's accessible name. */
  name: string;
  /** Key under which the draft is stored. */
  draftId: string;
  fields: readonly FormField[];
  submit: string;
  /** Text of the button during submission. */
  submitting?: string;
  /** Text below the button. */
  note?: string;
  /** Shows this site's error messages instead of the browser's, once hydrated. */
  customValidation?: boolean;
  deliver: SubmitHandler;
  /** Renders a button that copies the message passed to the mail program. */
  copy?: (message: string) => ReactNode;
};

/** Renders a form from data: fields, submit button, legal notice and result. */
export function Form({
  name,
  draftId,
  fields,
  submit,
  submitting = submit,
  note,
  customValidation = false,
  deliver,
  copy,
}: Props): ReactNode {
  const hydrated = useHydrated();
  const submission = useSubmission(draftId, fields, deliver);
  const {errors, isSubmitting, outcome} = submission;
  const outcomeRef = useScrollIntoView<HTMLDivElement>(outcome);

  return (
    <form
      ref={submission.form}
      className={styles.form}
      aria-label={name}
      tabIndex={-1}
      noValidate={customValidation && hydrated}
      onFocus={customValidation ? () => void prepareToasts() : undefined}
      onInput={submission.edit}
      onSubmit={submission.submit}
    >
      <FormFields fields={fields} errors={errors} choices={submission.choices} onChoose={submission.choose} />
      <div className={styles.foot}>
        <Button {...noScriptFormProps} type="submit" size="large" disabled={isSubmitting}>
          {isSubmitting ? submitting : submit}
        </Button>
        {note && (
          <p className={styles.note}>
            <Icon name="mail" size={16} />
            {note}
          </p>
        )}
        <Agreement act="submitting" />
      </div>
      <div ref={outcomeRef} className={styles.outcome}>
        <p className={styles.notice} role="status" data-kind={outcome?.toast?.kind}>
          {outcome && (
            <>
              <Icon name={outcome.toast ? noticeIcons[outcome.toast.kind] : 'mail'} size={18} />
              <span>
                <LinkedEmail text={outcome.notice} />
                {outcome.toast?.kind === 'error' && <StatusNote />}
              </span>
            </>
          )}
        </p>
        {outcome?.message && copy?.(outcome.message)}
      </div>
    </form>
  );
}

const noticeIcons = {success: 'check', error: 'warning'} as const;

type FieldsProps = {
  fields: readonly FormField[];
  errors: FormErrors;
  /** Values of the choice fields; all other fields are uncontrolled. */
  choices: FormValues;
  onChoose: (name: string, value: string) => void;
};

/** Renders form fields from data, two per row where there is space. */
function FormFields({fields, errors, choices, onChoose}: FieldsProps): ReactNode {
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        field.kind === 'choice' ? (
          <Select
            key={field.name}
            label={field.label}
            name={field.name}
            options={field.options}
            placeholder={field.placeholder}
            value={choices[field.name] ?? ''}
            onChange={(value) => onChoose(field.name, value)}
            maxHeight={sizes.dropdownMaxHeight}
          />
        ) : (
          <div key={field.name} className={styles.cell} data-wide={field.wide || undefined}>
            <TypedField field={field} error={errors[field.name]} />
          </div>
        ),
      )}
    </div>
  );
}

function TypedField({
  field: {kind, label, name, autoComplete, maxLength, missing},
  error,
}: {
  field: Exclude<FormField, {kind: 'choice'}>;
  error: string | undefined;
}): ReactNode {
  const common = {label, name, autoComplete, maxLength, error, required: missing !== undefined};
  return kind === 'paragraph' ? <Field multiline {...common} /> : <Field type={kind} {...common} />;
}
