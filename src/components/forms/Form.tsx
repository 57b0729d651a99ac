import type {ReactNode} from 'react';
import type {SubmitHandler} from '../../client/forms/formSubmit';
import {noScriptFormProps} from '../../client/forms/openMailClient';
import {prepareToasts} from '../../client/toasts';
import type {FormField} from '../../data/forms/schema';
import {useScrollIntoView} from '../../hooks/useScrollIntoView';
import {useHydrated} from '../../runtime/browser/useHydrated';
import {StatusNote} from '../shell/StatusNote';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Agreement} from './Agreement';
import styles from './Form.module.css';
import {FormFields} from './FormFields';
import {LinkedEmail} from './LinkedEmail';
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
