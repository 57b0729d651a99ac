import type {ReactNode} from 'react';
import {submitLead} from '../../client/formSubmit';
import {settings} from '../../client/settings';
import {demoForm} from '../../data/forms/forms';
import {Form} from './Form';

/** The landing pages' demo form, on a light surface everywhere (specification, section 2). */
export function DemoForm({page}: {page: string}): ReactNode {
  const {id, fields, submit, submitting} = demoForm;
  return (
    <Form
      name={submit}
      draftId={`${id}_${page}`}
      fields={fields}
      submit={submit}
      submitting={submitting}
      ownChecks
      deliver={submitLead(page, settings)}
    />
  );
}
