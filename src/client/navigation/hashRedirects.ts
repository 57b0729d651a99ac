import type {ClientModule} from '@docusaurus/types';
import {hashRedirect} from '../../lib/redirectRules';
import {settings} from '../settings';

/** Redirects a heading's old fragment to its current URL. Servers cannot do it: browsers do not send fragments. */
const hashRedirects: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    const to = hashRedirect(settings.movedFragments ?? [], pathname, hash);
    if (to) window.location.replace(to);
  },
};
export default hashRedirects;
