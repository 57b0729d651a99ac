import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {Statement} from '../components/sections/Statement';
import {MarketingPage} from '../components/templates/MarketingPage';
import {about} from '../data/marketing/about';

export default function AboutPage(): ReactNode {
  return (
    <MarketingPage {...about.meta}>
      <PageIntro {...about.meta} />
      <Statement {...about.story} />
      <PointList {...about.beliefs} />
    </MarketingPage>
  );
}
