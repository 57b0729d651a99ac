import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {startup} from '../data/marketing/startup';

export default function StartupPage(): ReactNode {
  return (
    <MarketingPage {...startup.meta}>
      <PageIntro {...startup.meta} />
      <PointList {...startup.benefits} />
      <PointList {...startup.steps} />
      <WriteToUs {...startup.write} />
    </MarketingPage>
  );
}
