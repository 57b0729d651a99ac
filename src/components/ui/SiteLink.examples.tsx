import {type Example, interactive, longText} from './example';
import {SiteLink} from './SiteLink';

export const examples: Example[] = [
  {name: 'To a page', element: <SiteLink to="/pricing">Pricing</SiteLink>, states: interactive},
  {name: 'To the login of the app', element: <SiteLink to="login">Log in</SiteLink>},
  {name: 'Long text', element: <SiteLink to="/docs">{longText}</SiteLink>, narrow: true},
];
