import type {ReactNode} from 'react';
import {ColourSwatches} from '../components/sections/ColourSwatches';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {brandColours} from '../data/facts';
import {brandAssets} from '../data/marketing/brand';

export default function BrandPage(): ReactNode {
  return (
    <MarketingPage {...brandAssets.meta}>
      <PageIntro {...brandAssets.meta} />
      <ColourSwatches {...brandAssets.colours} colours={brandColours} />
      <PointList {...brandAssets.rules} />
    </MarketingPage>
  );
}
