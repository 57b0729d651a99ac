import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {careers} from '../data/marketing/careers';

export default function CareersPage(): ReactNode {
  return (
    <MarketingPage {...careers.meta}>
      <PageIntro {...careers.meta} />
      <PointList {...careers.why} />
      <PointList {...careers.life} />
      <WriteToUs {...careers.write} />
    </MarketingPage>
  );
}
