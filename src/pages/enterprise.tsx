import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {enterprise} from '../data/marketing/enterprise';

export default function EnterprisePage(): ReactNode {
  return (
    <MarketingPage {...enterprise.meta}>
      <PageIntro {...enterprise.meta} />
      <PointList {...enterprise.needs} />
      <WriteToUs {...enterprise.write} />
    </MarketingPage>
  );
}
