import {demoForm, formToasts, mailClientMessage} from '../../data/forms/forms';
import type {MailFormContent} from '../../data/forms/schema';
import type {ClientSettings} from '../../lib/clientSettings';
import {createLead} from '../../lib/leadRequest';
import {formContext} from '../../lib/redact';
import type {FormValues} from '../../lib/validation';
import {reportAction, reportError} from '../monitoring/reports';
import type {Toast} from '../toasts';
import {sendLead} from './leads';
import {mailMessage} from './mailMessage';
import {openMailClient} from './openMailClient';

/** The result of a submission. */
export type SubmitResult = {
  /** Omitted if it would repeat the notice: screen readers would read both. */
  toast?: Toast;
  /** Message in the form; unlike the toast, it stays. */
  notice: string;
  /** Text that was passed to the mail client, for visitors who have none on this device. */
  message?: string;
  /** Whether the values were delivered, so that the form may clear them. */
  delivered: boolean;
};

/** Delivers a form's values. Never rejects. */
export type SubmitHandler = (values: FormValues) => Promise<SubmitResult>;

/**
 * Posts the demo form's lead. Reports the attempt and any failure to monitoring, without awaiting it (specification,
 * sections 7 and 8).
 */
export function submitLead(
  page: string,
  {apiHost, monitoringFormValues}: Pick<ClientSettings, 'apiHost' | 'monitoringFormValues'>,
): SubmitHandler {
  return async (values) => {
    const context = {
      ...formContext(values, monitoringFormValues),
      component: 'DemoForm',
      page,
      timestamp: new Date().toISOString(),
    };
    reportAction('demo_request_submit', context);
    try {
      await sendLead(createLead(values, page), apiHost);
      return {toast: {kind: 'success', message: formToasts.sent}, notice: demoForm.sent, delivered: true};
    } catch (error) {
      reportError(error, {...context, message: error instanceof Error ? error.message : String(error)});
      return {toast: {kind: 'error', message: formToasts.failed}, notice: demoForm.failed, delivered: false};
    }
  };
}

/** Opens the mail client with the values. Whether the visitor sends them is unknown, so they stay in the form. */
export function submitByMail({fields, subject}: MailFormContent): SubmitHandler {
  return async (values) => {
    const message = mailMessage(fields, values);
    openMailClient(subject, message);
    return {notice: mailClientMessage, message, delivered: false};
  };
}
