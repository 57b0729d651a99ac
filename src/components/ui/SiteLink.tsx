import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ComponentProps, ReactNode} from 'react';
import type {ClientSettings} from '../../lib/clientSettings';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, or `login` for the external app's login page, which opens in the same tab. */
  to: string;
};

/** Renders a link from data: to a path of the site or to the login page. */
export function SiteLink({to, children, ...rest}: Props): ReactNode {
  const {loginUrl} = useDocusaurusContext().siteConfig.customFields as ClientSettings;
  if (to === 'login') {
    return (
      <a {...rest} href={loginUrl}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
}
