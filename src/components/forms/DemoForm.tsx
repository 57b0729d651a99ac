import type {ReactNode} from 'react';
import {submitLead} from '../../client/forms/submitLead';
import {settings} from '../../client/settings';
import {demoForm} from '../../data/forms/forms';
import {Form} from './Form';

/** Renders the landing pages' demo form. Its surface is light on every page (specification, section 2). */
export function DemoForm({page}: {page: string}): ReactNode {
  const {id, fields, submit, submitting} = demoForm;
  return (
    <Form
      name={submit}
      draftId={`${id}_${page}`}
      fields={fields}
      submit={submit}
      submitting={submitting}
      customValidation
      deliver={submitLead(page, settings)}
    />
  );
}
