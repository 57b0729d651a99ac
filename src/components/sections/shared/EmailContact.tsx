import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import type {Letter} from '../../../data/schema/page';
import {mailtoLink} from '../../../lib/mailto';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './EmailContact.module.css';

/** The contact address, as a link that starts a message with its subject in the visitor's own mail program. */
export function EmailContact({heading, text, subject, id}: Letter & {id?: string}): ReactNode {
  return (
    <Section heading={heading} intro={text} layout="beside" id={id}>
      <a className={styles.address} href={mailtoLink({to: contact.email, subject})}>
        <Icon name="mail" size={24} />
        {contact.email}
      </a>
    </Section>
  );
}
