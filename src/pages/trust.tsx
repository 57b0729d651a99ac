import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {trust} from '../data/marketing/trust';

export default function TrustPage(): ReactNode {
  return (
    <MarketingPage {...trust.meta}>
      <PageIntro {...trust.meta} />
      <PointList {...trust.security} />
      <PointList {...trust.compliance} />
      <PointList {...trust.transparency} />
      <PointList {...trust.sharedResponsibility} />
    </MarketingPage>
  );
}
