import type {ReactNode} from 'react';
import {demoForm} from '../../data/forms';
import {useSiteSettings} from '../../hooks/useSiteSettings';
import {deliverLead} from './delivery';
import {Form} from './Form';

/** The landing pages' demo form, on a light surface everywhere (specification, section 2). */
export function DemoForm({page}: {page: string}): ReactNode {
  const settings = useSiteSettings();
  const {id, fields, submit, submitting} = demoForm;
  return (
    <Form
      name={submit}
      draftId={`${id}_${page}`}
      fields={fields}
      submit={submit}
      submitting={submitting}
      ownChecks
      deliver={deliverLead(page, settings)}
    />
  );
}
