import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {sales} from '../data/marketing/sales';

export default function SalesPage(): ReactNode {
  return (
    <MarketingPage {...sales.meta}>
      <PageIntro {...sales.meta} />
      <PointList {...sales.topics} />
      <WriteToUs {...sales.write} />
    </MarketingPage>
  );
}
