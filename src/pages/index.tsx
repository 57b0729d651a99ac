import type {ReactNode} from 'react';
import {DismissibleBanner} from '../components/sections/home/DismissibleBanner';
import {Hero} from '../components/sections/home/Hero';
import {LogoStrip} from '../components/sections/home/LogoStrip';
import {StatsStrip} from '../components/sections/home/StatsStrip';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {MarketingPage} from '../components/templates/MarketingPage';
import {homeBanner} from '../data/home/banners';
import {home} from '../data/home/home';
import {callsToAction} from '../data/navigation/callsToAction';
import {Island} from '../runtime/browser/Island';
import {islandPart} from '../runtime/browser/islandPart';

const agents = islandPart(async () => (await import('../components/sections/home/AgentTabs')).AgentTabs);
const benefits = islandPart(async () => (await import('../components/sections/home/BenefitCards')).BenefitCards);
const integrations = islandPart(
  async () => (await import('../components/sections/shared/IntegrationGrid')).IntegrationGrid,
);
const roles = islandPart(async () => (await import('../components/sections/home/RoleCards')).RoleCards);
const previews = islandPart(async () => (await import('../components/sections/home/PreviewWall')).PreviewWall);
const secrecy = islandPart(
  async () => (await import('../components/sections/home/ConfidentialityCards')).ConfidentialityCards,
);
const testimonials = islandPart(async () => (await import('../components/sections/shared/Testimonials')).Testimonials);
const tryIt = islandPart(async () => (await import('../components/sections/home/TryItBox')).TryItBox);
const setup = islandPart(async () => (await import('../components/sections/home/SetupCards')).SetupCards);

export default function HomePage(): ReactNode {
  return (
    <MarketingPage title={home.title} description={home.description}>
      <div>
        {homeBanner && <DismissibleBanner banner={homeBanner} />}
        <Hero />
      </div>
      <LogoStrip />
      <StatsStrip />
      <Island part={agents} />
      <Island part={benefits} />
      <Island part={previews} />
      <Island part={roles} />
      <Island part={integrations} />
      <Island part={secrecy} />
      <Island part={testimonials} />
      <Island part={tryIt} />
      <Island part={setup} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
