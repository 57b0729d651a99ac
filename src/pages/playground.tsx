import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {TryItBox} from '../components/sections/TryItBox';
import {MarketingPage} from '../components/templates/MarketingPage';
import {playground} from '../data/marketing/playground';

export default function PlaygroundPage(): ReactNode {
  return (
    <MarketingPage {...playground.meta}>
      <PageIntro {...playground.meta} />
      <TryItBox />
    </MarketingPage>
  );
}
