import type {ReactNode} from 'react';
import {sizes} from '../../data/facts';
import type {FormField} from '../../data/schema/form';
import type {FormErrors, FormValues} from '../../lib/validation';
import {Field} from '../ui/Field';
import {Select} from '../ui/Select';
import styles from './FormFields.module.css';

type Props = {
  fields: readonly FormField[];
  errors: FormErrors;
  /** What is chosen in the fields that offer a choice; the others keep their values themselves. */
  choices: FormValues;
  onChoose: (name: string, value: string) => void;
};

/** The fields of a form as data describes them, two in a row where there is room. */
export function FormFields({fields, errors, choices, onChoose}: Props): ReactNode {
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
          <div key={field.name} className={styles.place} data-wide={field.wide || undefined}>
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
