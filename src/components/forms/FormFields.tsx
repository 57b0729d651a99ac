import type {ReactNode} from 'react';
import {sizes} from '../../data/facts';
import type {FormField} from '../../data/forms/schema';
import type {FormErrors, FormValues} from '../../lib/validation';
import {Field} from '../ui/Field';
import {Select} from '../ui/Select';
import styles from './FormFields.module.css';

type Props = {
  fields: readonly FormField[];
  errors: FormErrors;
  /** Values of the choice fields; all other fields are uncontrolled. */
  choices: FormValues;
  onChoose: (name: string, value: string) => void;
};

/** Renders form fields from data, two per row where there is space. */
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
