import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import type {EmailSection} from '../../../data/schema/page';
import {mailtoLink} from '../../../lib/mailto';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './EmailContact.module.css';

/** Links the contact e-mail address, with a prefilled subject. */
export function EmailContact({heading, text, subject, id}: EmailSection & {id?: string}): ReactNode {
  return (
    <Section heading={heading} intro={text} layout="beside" id={id}>
      <a className={styles.address} href={mailtoLink({to: contact.email, subject})}>
        <Icon name="mail" size={24} />
        {contact.email}
      </a>
    </Section>
  );
}
