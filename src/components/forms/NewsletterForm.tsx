import Link from '@docusaurus/Link';
import {type FormEvent, type ReactNode, useId, useState} from 'react';
import {showToast} from '../../client/toasts';
import {brand} from '../../data/brand';
import {contact} from '../../data/company';
import {mailtoLink} from '../../lib/mailto';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './NewsletterForm.module.css';

const handOver = `Your mail program opens with the message ready to send. If it does not, write to ${contact.email}.`;

/**
 * The newsletter box. Nothing is sent from the page: submitting hands the address over to the visitor's own
 * mail program, which the form's action does without scripts too (specification, section 5; contract, "What
 * visitors can rely on").
 */
export function NewsletterForm(): ReactNode {
  const id = useId();
  const [handedOver, setHandedOver] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    window.location.href = mailtoLink({
      to: contact.email,
      subject: `Newsletter sign-up for ${brand.name}`,
      body: `Please sign me up: ${new FormData(event.currentTarget).get('email')}`,
    });
    setHandedOver(true);
    showToast({kind: 'info', message: handOver});
  }

  return (
    <form
      className={styles.form}
      action={`mailto:${contact.email}`}
      method="post"
      encType="text/plain"
      onSubmit={submit}
    >
      <label className={styles.label} htmlFor={id}>
        Newsletter
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
        />
        <button className={styles.submit} type="submit">
          <Icon name="arrowRight" size={18} />
          <VisuallyHidden>Subscribe</VisuallyHidden>
        </button>
      </div>
      <p className={styles.statement}>
        By subscribing you agree to the <Link to="/termsandconditions">Terms of Use</Link> and{' '}
        <Link to="/privacypolicy">Privacy Policy</Link>.
      </p>
      <p className={styles.status} role="status">
        {handedOver && handOver}
      </p>
    </form>
  );
}
