import {type FormEvent, type ReactNode, useId, useState} from 'react';
import {noScriptFormProps, openMailClient} from '../../client/openMailClient';
import {brand} from '../../data/brand';
import {contact} from '../../data/company/company';
import {useScrollIntoView} from '../../hooks/useScrollIntoView';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import {Agreement} from './Agreement';
import {LinkedEmail} from './LinkedEmail';
import styles from './NewsletterForm.module.css';

const handedOver = `Your mail program opens with the message ready to send. If it does not, write to ${contact.email}.`;

/**
 * The newsletter box. Nothing is sent from the page: submitting hands the address over to the visitor's own
 * mail program, which the form's action does without scripts too (specification, section 5; contract, "What
 * visitors can rely on").
 */
export function NewsletterForm(): ReactNode {
  const id = useId();
  // How often this address was handed over: a message that is said again is another one.
  const [handed, setHanded] = useState(0);
  const status = useScrollIntoView<HTMLParagraphElement>(handed);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    openMailClient(`Newsletter sign-up for ${brand.name}`, `Please sign me up: ${email}`);
    setHanded(handed + 1);
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
          onChange={() => setHanded(0)}
        />
        <button {...noScriptFormProps} className={styles.submit} type="submit">
          <Icon name="arrowRight" size={18} />
          <VisuallyHidden>Subscribe</VisuallyHidden>
        </button>
      </div>
      <Agreement act="subscribing" />
      <p ref={status} className={styles.status} role="status">
        {handed > 0 && (
          <span key={handed}>
            <LinkedEmail text={handedOver} />
          </span>
        )}
      </p>
    </form>
  );
}
