import type {ReactNode} from 'react';
import {TextTable} from '../components/sections/shared/TextTable';
import {MarketingPage} from '../components/templates/MarketingPage';
import {playground} from '../data/marketing/playground';
import {RequestBox} from './_playground/RequestBox';

export default function PlaygroundPage(): ReactNode {
  return (
    <MarketingPage {...playground.meta}>
      <RequestBox {...playground.meta} />
      <TextTable {...playground.requests} divided />
    </MarketingPage>
  );
}
