// Kind: eject (safe). Why: rendered for a path below /docs that is no page; unknown paths redirect to the home page
// (specification, section 2).
// Remove when: never.
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  return <Redirect to={useBaseUrl('/')} />;
}
