import type {SocialProfile} from './schema';

/** Our profiles on social networks, which the site's owner supplies before launch; `sample: true` marks placeholders. */
export const socialProfiles = [
  {sample: true, network: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/ovamai-example'},
  {sample: true, network: 'X', icon: 'x', url: 'https://x.com/ovamai_example'},
  {sample: true, network: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@ovamai-example'},
  {sample: true, network: 'GitHub', icon: 'github', url: 'https://github.com/ovamai'},
] satisfies SocialProfile[];
