// Kind: eject (safe). Why: it stands in for a doc that the route table does not have. That is most often one whose
// section did not come (src/plugins/docsSections.ts), which is asked for again; any other path leads to the home page
// (specification, section 2). Remove when: Docusaurus itself divides its routes.
import {Redirect, useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {loadAnewWhereThere} from '../../../client/loadAnew';
import preload, {isToCome} from '../../../plugins/standIns/preload';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // What is known of one path says nothing of the next.
  return <Absent key={pathname} />;
}

function Absent(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const [toCome] = useState(() => isToCome(location.pathname));
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!toCome) return;
    preload(location.pathname).then(
      () => history.replace(location),
      (error: Error) => loadAnewWhereThere(error).then(() => setFailure(error)),
    );
  }, [toCome, location, history]);
  // The page says so, and offers another try: this is then there anew.
  if (failure) throw failure;
  return toCome ? null : <Redirect to="/" />;
}
