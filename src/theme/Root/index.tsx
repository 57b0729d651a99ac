// Kind: eject (safe). Why: toasts outlive the page they were asked for on. Remove when: never.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {Toasts} from '../../components/shell/Toasts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
