import type {ReactNode} from 'react';
import type {SubmitHandler} from '../../client/formSubmit';
import {noScriptFormProps} from '../../client/openMailClient';
import {prepareToasts} from '../../client/toasts';
import type {FormField} from '../../data/schema/form';
import {useHydrated} from '../../hooks/useHydrated';
import {useScrollIntoView} from '../../hooks/useScrollIntoView';
import {useSubmission} from '../../hooks/useSubmission';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Agreement} from './Agreement';
import styles from './Form.module.css';
import {FormFields} from './FormFields';
import {LinkedEmail} from './LinkedEmail';

type Props = {
  /** What assistive technology calls the form. */
  name: string;
  /** What drafts are kept under. */
  draftId: string;
  fields: readonly FormField[];
  submit: string;
  /** The button's text while the delivery is under way. */
  submitting?: string;
  /** Said beside the button, before anything is pressed. */
  note?: string;
  /** Whether our own messages stand in for the browser's checks. */
  ownChecks?: boolean;
  deliver: SubmitHandler;
  /** What copies a message that was handed over. */
  copy?: (message: string) => ReactNode;
};

/** A form as data describes it: its fields, its button, what submitting it means, and how it went. */
export function Form({
  name,
  draftId,
  fields,
  submit,
  submitting = submit,
  note,
  ownChecks = false,
  deliver,
  copy,
}: Props): ReactNode {
  const hydrated = useHydrated();
  const submission = useSubmission(draftId, fields, deliver);
  const {errors, underWay, outcome} = submission;
  const ended = useScrollIntoView<HTMLDivElement>(outcome);

  return (
    <form
      ref={submission.form}
      className={styles.form}
      aria-label={name}
      tabIndex={-1}
      noValidate={ownChecks && hydrated}
      onFocus={ownChecks ? () => void prepareToasts() : undefined}
      onInput={submission.edit}
      onSubmit={submission.submit}
    >
      <FormFields fields={fields} errors={errors} choices={submission.choices} onChoose={submission.choose} />
      <div className={styles.foot}>
        <Button {...noScriptFormProps} type="submit" size="large" disabled={underWay}>
          {underWay ? submitting : submit}
        </Button>
        {note && (
          <p className={styles.note}>
            <Icon name="mail" size={16} />
            {note}
          </p>
        )}
        <Agreement act="submitting" />
      </div>
      <div ref={ended} className={styles.ended}>
        <p className={styles.notice} role="status" data-kind={outcome?.toast?.kind}>
          {outcome && (
            <>
              <Icon name={outcome.toast ? noticeIcons[outcome.toast.kind] : 'mail'} size={18} />
              <span>
                <LinkedEmail text={outcome.notice} />
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
