import clsx from 'clsx';
import {type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import {CharacterCount, isNearLimit} from '../ui/CharacterCount';
import styles from './Field.module.css';

type Props = {
  label: string;
  /** Error message, shown below the control and linked to it. */
  error?: string;
} & (
  | ({multiline?: false} & Omit<ComponentProps<'input'>, OwnProps>)
  | ({multiline: true} & Omit<ComponentProps<'textarea'>, OwnProps>)
);

/** Props that the field sets itself. */
type OwnProps = 'id' | 'className' | 'onFocus' | 'onInput';

/** Text control with label and error. Uncontrolled, so that text typed before hydration is not lost. */
export function Field({label, error, ...control}: Props): ReactNode {
  const id = useId();
  const errorId = useId();
  const limitId = useId();
  const [used, setUsed] = useState(0);
  const count = ({currentTarget}: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setUsed(currentTarget.value.length);
  const {maxLength} = control;
  const wiring = {
    id,
    className: styles.control,
    // `false` on required fields: Firefox would report an empty one as invalid.
    'aria-invalid': error ? true : control.required ? false : undefined,
    'aria-describedby': clsx(error && errorId, maxLength && isNearLimit(used, maxLength) && limitId) || undefined,
    // On focus too: restoring a draft fires no `input` event.
    onFocus: count,
    onInput: count,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control {...control} {...wiring} />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {maxLength && <CharacterCount id={limitId} used={used} limit={maxLength} />}
    </div>
  );
}

function Control(
  props: ({multiline?: false} & ComponentProps<'input'>) | ({multiline: true} & ComponentProps<'textarea'>),
): ReactNode {
  if (props.multiline) {
    const {multiline: _many, ...rest} = props;
    return <textarea rows={5} {...rest} />;
  }
  const {multiline: _one, ...rest} = props;
  return <input {...rest} />;
}
