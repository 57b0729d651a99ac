import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {contactPage} from '../data/marketing/contact';

export default function ContactPage(): ReactNode {
  return (
    <MarketingPage {...contactPage.meta}>
      <PageIntro {...contactPage.meta} />
      <PointList {...contactPage.ways} look="cards" />
      <WriteToUs {...contactPage.write} />
    </MarketingPage>
  );
}
