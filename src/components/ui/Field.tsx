import clsx from 'clsx';
import {type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import styles from './Field.module.css';
import {LimitNote} from './LimitNote';

type Props = {
  label: string;
  /** What is wrong with the value: it stands under the control and belongs to it. */
  error?: string;
} & (
  | ({multiline?: false} & Omit<ComponentProps<'input'>, 'id' | 'className'>)
  | ({multiline: true} & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
);

/** A control to type into, with its label and its error. It keeps its own value: what is typed early is not lost. */
export function Field({label, error, ...control}: Props): ReactNode {
  const id = useId();
  const errorId = useId();
  const wiring = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control.multiline ? <TextArea {...control} {...wiring} /> : <Input {...control} {...wiring} />}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

function Input({multiline: _one, ...rest}: ComponentProps<'input'> & {multiline?: false}): ReactNode {
  return <input {...rest} />;
}

function TextArea({
  multiline: _many,
  'aria-describedby': describedBy,
  ...rest
}: ComponentProps<'textarea'> & {multiline: true}): ReactNode {
  const limitId = useId();
  const [used, setUsed] = useState(0);
  // With the focus, too: what was kept is put back without a word.
  const count = ({currentTarget}: SyntheticEvent<HTMLTextAreaElement>) => setUsed(currentTarget.value.length);
  const {maxLength} = rest;
  return (
    <>
      <textarea
        rows={5}
        {...rest}
        aria-describedby={clsx(describedBy, maxLength && limitId) || undefined}
        onFocus={count}
        onInput={count}
      />
      {maxLength && <LimitNote id={limitId} used={used} limit={maxLength} />}
    </>
  );
}
