import type {ClientModule} from '@docusaurus/types';
import {hashRedirect} from '../lib/redirectRules';
import {settings} from './settings';

/** Leads on from a heading's old fragment to where its text stands now: hosts do not see fragments. */
const movedFragments: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}}) {
    const to = hashRedirect(settings.movedFragments ?? [], pathname, hash);
    if (to) window.location.replace(to);
  },
};
export default movedFragments;
