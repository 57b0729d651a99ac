import type {ReactNode} from 'react';
import {ColorSwatches} from '../components/sections/company/ColorSwatches';
import {LogoDownloads} from '../components/sections/company/LogoDownloads';
import {LogoUsage} from '../components/sections/company/LogoUsage';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {logos} from '../data/company/logos';
import {brandColours} from '../data/design';
import {brandAssets} from '../data/marketing/brand';

const inks = brandColours.filter(({name}) => name === 'Text' || name === 'Background');

export default function BrandPage(): ReactNode {
  return (
    <MarketingPage {...brandAssets.meta}>
      <div>
        <PageHeader label={brandAssets.meta.title} {...brandAssets.meta} />
        <LogoDownloads {...brandAssets.logos} logos={logos} />
      </div>
      <ColorSwatches {...brandAssets.colours} colours={brandColours} inks={inks} />
      <LogoUsage {...brandAssets.rules} caption={brandAssets.freeSpace.heading} />
    </MarketingPage>
  );
}
