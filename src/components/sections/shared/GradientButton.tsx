import {useLocation} from '@docusaurus/router';
import type {ComponentProps, ReactNode} from 'react';
import {isLandingPage} from '../../../lib/paths';
import {ButtonLink} from '../../ui/Button';

/**
 * Renders a call-to-action link styled as a button, in one of six variants; only `bgWave` and `textWave` have a
 * gradient. The name is the specification's (section 2). Renders nothing on /landingpage1 to /landingpage6, which have
 * their own calls to action.
 */
export function GradientButton(props: ComponentProps<typeof ButtonLink>): ReactNode {
  const {pathname} = useLocation();
  return isLandingPage(pathname) ? null : <ButtonLink {...props} />;
}
