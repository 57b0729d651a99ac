import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {partnerships} from '../data/marketing/partnerships';

export default function PartnershipsPage(): ReactNode {
  return (
    <MarketingPage {...partnerships.meta}>
      <PageIntro {...partnerships.meta} />
      <PointList {...partnerships.kinds} />
      <WriteToUs {...partnerships.write} />
    </MarketingPage>
  );
}
