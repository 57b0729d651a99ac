// Kind: eject (safe). Why: it stands in for a doc that the route table does not have. That is most often one whose
// section did not come (src/plugins/route-table/docsSections.ts), which is asked for again; any other path leads to the home page
// (specification, section 2). Remove when: Docusaurus itself divides its routes.
import {Redirect, useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import fetchDocs, {isSectionPending} from '../../../client/docsChunks';
import {reloadIfServerResponds} from '../../../client/reload';

export default function NotFoundContent(): ReactNode {
  const {key} = useLocation();
  // Each navigation is one try; the one that follows the docs of the section finds what they do not have either.
  return <Absent key={key} />;
}

function Absent(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const [toCome] = useState(() => isSectionPending(location.pathname));
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!toCome) return undefined;
    let left = false;
    fetchDocs(location.pathname).then(
      () => {
        if (!left) history.replace(location);
      },
      (error: Error) => {
        if (!left) void reloadIfServerResponds(error).then(() => setFailure(error));
      },
    );
    return () => {
      left = true;
    };
  }, [toCome, location, history]);
  // The page says so, and offers another try: this is then there anew.
  if (failure) throw failure;
  return toCome ? null : <Redirect to="/" />;
}
