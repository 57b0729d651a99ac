import type {ReactNode} from 'react';
import type {SocialIconName} from '../../lib/iconNames';
import {BrandIcon, githubIcon} from './BrandIcon';

/** SVG paths: from simple-icons (CC0), except LinkedIn's, which is our own drawing. The logos are trademarks. */
const paths: Record<SocialIconName, string> = {
  github: githubIcon,
  linkedin:
    'M3 3h18v18H3zM6 10v8h2.6v-8zm1.3-4.1a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.4 10v8H13v-4.2c0-1.2.6-1.9 1.6-1.9s1.4.7 1.4 1.9V18h2.6v-4.9c0-2.2-1.1-3.3-2.8-3.3-1.3 0-2.2.6-2.8 1.5V10z',
  x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
  youtube:
    'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
};

/** Renders the icon of a social network; `size` is in CSS pixels. Not part of `Icon`, which every page loads. */
export function SocialIcon({name, size}: {name: SocialIconName; size: number}): ReactNode {
  return <BrandIcon path={paths[name]} size={size} />;
}
