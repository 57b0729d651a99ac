import {iconNames, socialIconNames} from '../../lib/iconNames';
import {BrandIcon, githubIcon} from './BrandIcon';
import {BrandMark} from './BrandMark';
import type {Example} from './example';
import {Icon} from './Icon';
import {NamedIcon} from './NamedIcon';
import {SocialIcon} from './SocialIcon';

export const examples: Example[] = [
  {
    name: 'Sizes',
    element: (
      <>
        <Icon name="search" size={16} />
        <Icon name="search" />
        <Icon name="search" size={32} />
      </>
    ),
  },
  {name: 'All icons', element: <>{...iconNames.map((name) => <NamedIcon key={name} name={name} />)}</>},
  {
    name: 'Social networks',
    element: <>{...socialIconNames.map((name) => <SocialIcon key={name} name={name} size={20} />)}</>,
  },
  {name: 'Brand icon from a path', element: <BrandIcon path={githubIcon} size={24} />},
  {name: 'Our brand', element: <BrandMark />},
];
