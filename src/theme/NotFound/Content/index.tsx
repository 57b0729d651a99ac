// Kind: eject (safe). Why: rendered for a doc that is not in the route table. Usually the routes of its section failed
// to load (src/plugins/route-table/docsSections.ts): they are loaded again. Any other path redirects to the home page
// (specification, section 2).
// Remove when: Docusaurus splits its route table.
import {Redirect, useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import fetchDocs, {isSectionPending} from '../../../client/docsChunks';
import {reloadIfServerResponds} from '../../../client/reload';

export default function NotFoundContent(): ReactNode {
  const {key} = useLocation();
  // One attempt per navigation: after a load, `history.replace` starts the next one, which redirects if the doc is
  // missing.
  return <MissingDoc key={key} />;
}

function MissingDoc(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const [isPending] = useState(() => isSectionPending(location.pathname));
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!isPending) return undefined;
    let isUnmounted = false;
    fetchDocs(location.pathname).then(
      () => {
        if (!isUnmounted) history.replace(location);
      },
      (error: Error) => {
        if (!isUnmounted) void reloadIfServerResponds(error).then(() => setFailure(error));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isPending, location, history]);
  // The error page offers a retry, which mounts this component again.
  if (failure) throw failure;
  return isPending ? null : <Redirect to="/" />;
}
