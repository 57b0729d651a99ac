import clsx from 'clsx';
import {type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState} from 'react';
import {CharacterCount, isNearLimit} from './CharacterCount';
import styles from './Field.module.css';

type Props = {
  label: string;
  /** What is wrong with the value: it stands under the control and belongs to it. */
  error?: string;
} & (
  | ({multiline?: false} & Omit<ComponentProps<'input'>, Own>)
  | ({multiline: true} & Omit<ComponentProps<'textarea'>, Own>)
);

/** What the field sets itself. */
type Own = 'id' | 'className' | 'onFocus' | 'onInput';

/** A control to type into, with its label and its error. It keeps its own value: what is typed early is not lost. */
export function Field({label, error, ...control}: Props): ReactNode {
  const id = useId();
  const errorId = useId();
  const limitId = useId();
  const [used, setUsed] = useState(0);
  const count = ({currentTarget}: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setUsed(currentTarget.value.length);
  // A form that is emptied tells its controls nothing.
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = field.current?.closest('form');
    const empty = () => setUsed(0);
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);
  const {maxLength} = control;
  const wiring = {
    id,
    className: styles.control,
    // Said of what is required, too: Firefox takes it for wrong as long as it is empty.
    'aria-invalid': error ? true : control.required ? false : undefined,
    'aria-describedby': clsx(error && errorId, maxLength && isNearLimit(used, maxLength) && limitId) || undefined,
    // With the focus, too: what was kept is put back without a word.
    onFocus: count,
    onInput: count,
  };
  return (
    <div ref={field} className={styles.field}>
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
