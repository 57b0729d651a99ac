import {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {noScriptFormProps, openMailClient} from '../../client/forms/openMailClient';
import {brand} from '../../data/brand';
import {contact} from '../../data/company/company';
import {useScrollIntoView} from '../../hooks/useScrollIntoView';
import {onPageChange} from '../../runtime/browser/pageChange';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import {Agreement} from './Agreement';
import {LinkedEmail} from './LinkedEmail';
import styles from './NewsletterForm.module.css';

const mailProgramOpened = `Your email app opens with the message ready to send. If it doesn’t, email ${contact.email}.`;

/**
 * Newsletter sign-up. The page sends nothing: submitting opens the visitor's mail program with a message that contains
 * the e-mail address. Without JavaScript the button's `mailto:` action does the same (specification, section 5;
 * contract, "What visitors can rely on").
 */
export function NewsletterForm(): ReactNode {
  const id = useId();
  // Key of the status text: screen readers announce the same text again only if its element is new.
  const [submitCount, setSubmitCount] = useState(0);
  // The footer's form stays mounted.
  useEffect(() => onPageChange(() => setSubmitCount(0)), []);
  const status = useScrollIntoView<HTMLParagraphElement>(submitCount);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    openMailClient(`Newsletter sign-up for ${brand.name}`, `Please subscribe this email address: ${email}`);
    setSubmitCount(submitCount + 1);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Newsletter email
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder="you@company.com"
          onChange={() => setSubmitCount(0)}
        />
        <button {...noScriptFormProps} className={styles.submit} type="submit">
          <Icon name="arrowRight" size={18} />
          <VisuallyHidden>Subscribe</VisuallyHidden>
        </button>
      </div>
      <Agreement act="subscribing" />
      <p ref={status} className={styles.status} role="status">
        {submitCount > 0 && (
          <span key={submitCount}>
            <LinkedEmail text={mailProgramOpened} />
          </span>
        )}
      </p>
    </form>
  );
}
