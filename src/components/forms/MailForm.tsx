import type {ReactNode} from 'react';
import {submitByMail} from '../../client/forms/submitByMail';
import {copyMessage, mailClientHint} from '../../data/forms/forms';
import type {MailFormContent} from '../../data/forms/schema';
import {CopyButton} from '../ui/CopyButton';
import {Form} from './Form';

/** Renders a form that sends nothing: it opens the visitor's mail program with the message. */
export function MailForm({content}: {content: MailFormContent}): ReactNode {
  const {id, name, fields, submit} = content;
  return (
    <Form
      name={name}
      draftId={id}
      fields={fields}
      submit={submit}
      note={mailClientHint}
      deliver={submitByMail(content)}
      copy={(message) => <CopyButton text={message} label={copyMessage} />}
    />
  );
}
