import type {ReactNode} from 'react';
import {submitByMail} from '../../client/formSubmit';
import {beforeHandOver, copyMessage} from '../../data/forms/forms';
import type {MailFormContent} from '../../data/schema/form';
import {CopyButton} from '../ui/CopyButton';
import {Form} from './Form';

/** A form that sends nothing: it hands over to the visitor's own mail program. */
export function MailForm({content}: {content: MailFormContent}): ReactNode {
  const {id, name, fields, submit} = content;
  return (
    <Form
      name={name}
      draftId={id}
      fields={fields}
      submit={submit}
      note={beforeHandOver}
      deliver={submitByMail(content)}
      copy={(message) => <CopyButton text={message} label={copyMessage} />}
    />
  );
}
