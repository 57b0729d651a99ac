// Kind: eject (safe). Why: toasts outlive the page they were asked for on, and missing scripts are listened for before
// the first is fetched. Remove when: never.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import '../../client/missingScripts';
import {Toasts} from '../../components/shell/Toasts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
