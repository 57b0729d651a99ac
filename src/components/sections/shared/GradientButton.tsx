import {useLocation} from '@docusaurus/router';
import type {ComponentProps, ReactNode} from 'react';
import {isLandingPage} from '../../../lib/paths';
import {ButtonLink} from '../../ui/Button';

/**
 * The shared call-to-action button of the specification's section 2, in six variants. It renders nothing on
 * /landingpage1 to /landingpage6, which have calls to action of their own.
 */
export function GradientButton(props: ComponentProps<typeof ButtonLink>): ReactNode {
  const {pathname} = useLocation();
  return isLandingPage(pathname) ? null : <ButtonLink {...props} />;
}
