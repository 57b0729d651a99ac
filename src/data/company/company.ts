import {brand} from '../brand';
import type {ContactAddress, LegalEntity, Repository, SocialProfile} from '../schema/company';

/** What the site's owner must supply before launch: `sample: true` marks what is still ours. */
export const contact = {
  sample: true,
  email: 'hello@ovamai.example',
} satisfies ContactAddress;

/** Who the terms, the privacy policy and the data processing agreement are with. */
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

/** Where this site's own source is kept: pages that are written link to it, to be corrected. */
export const siteRepository = {
  sample: true,
  url: 'https://github.com/ovamai/site-example',
  branch: 'main',
} satisfies Repository;
