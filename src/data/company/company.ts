import {brand} from '../brand';
import type {ContactAddress, LegalEntity, Repository, SocialProfile} from '../schema/company';

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

export const socialProfiles = [
  {sample: true, network: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/ovamai-example'},
  {sample: true, network: 'X', icon: 'x', url: 'https://x.com/ovamai_example'},
  {sample: true, network: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@ovamai-example'},
  {sample: true, network: 'GitHub', icon: 'github', url: 'https://github.com/ovamai'},
] satisfies SocialProfile[];

/** Repository of this site: docs and other MDX pages link to it for edits. */
export const siteRepository = {
  sample: true,
  url: 'https://github.com/ovamai/site-example',
  branch: 'main',
} satisfies Repository;
