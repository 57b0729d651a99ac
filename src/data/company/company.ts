import {brand} from '../brand';
import type {ContactAddress, LegalEntity, Repository} from './schema';

/** Contact data that the site's owner supplies before launch; `sample: true` marks placeholders. */
export const contact = {
  sample: true,
  email: 'hello@ovamai.example',
} satisfies ContactAddress;

/** Our contracting party in the terms, the privacy policy and the data processing agreement. */
export const legalEntity = {
  sample: true,
  name: `${brand.name} Sample Ltd`,
  address: '1 Sample Street, Sample Town',
} satisfies LegalEntity;

/** Repository of this site: docs and other MDX pages link to it for edits. */
export const siteRepository = {
  sample: true,
  url: 'https://github.com/ovamai/site-example',
  branch: 'main',
} satisfies Repository;
