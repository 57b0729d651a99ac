import {demoForm, formToasts, handedOver} from '../data/forms/forms';
import type {MailFormContent} from '../data/schema/form';
import type {ClientSettings} from '../lib/clientSettings';
import {leadOf} from '../lib/leadRequest';
import {mailMessage} from '../lib/mailMessage';
import {formContext} from '../lib/redact';
import type {FormValues} from '../lib/validation';
import {sendLead} from './leads';
import {reportAction, reportError} from './monitoring';
import {openMailClient} from './openMailClient';
import type {Toast} from './toasts';

/** How a submission ended. */
export type SubmitResult = {
  /** None where it would say what the form says: a screen reader would read it twice. */
  toast?: Toast;
  /** What stands in the form, and stays: a toast goes. */
  notice: string;
  /** What was handed over, for those whose mail is not written by a program here. */
  message?: string;
  /** Whether the values have arrived, so that the form may forget them. */
  delivered: boolean;
};

/** Takes a form's values where they belong. Never throws. */
export type SubmitHandler = (values: FormValues) => Promise<SubmitResult>;

/**
 * Posts the demo form's lead, and tells monitoring before, and again when it fails (specification, sections 7
 * and 8). Monitoring is not waited for.
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
      await sendLead(leadOf(values, page), apiHost);
      return {toast: {kind: 'success', message: formToasts.sent}, notice: demoForm.sent, delivered: true};
    } catch (error) {
      reportError(error, {...context, message: error instanceof Error ? error.message : String(error)});
      return {toast: {kind: 'error', message: formToasts.failed}, notice: demoForm.failed, delivered: false};
    }
  };
}

/** Hands the values over to the mail program. Whether they are sent from there is not known, so they stay. */
export function submitByMail({fields, subject}: MailFormContent): SubmitHandler {
  return async (values) => {
    const message = mailMessage(fields, values);
    openMailClient(subject, message);
    return {notice: handedOver, message, delivered: false};
  };
}
