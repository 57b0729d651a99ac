import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {contactSupport} from '../data/marketing/contactSupport';

export default function ContactSupportPage(): ReactNode {
  return (
    <MarketingPage {...contactSupport.meta}>
      <PageIntro {...contactSupport.meta} />
      <PointList {...contactSupport.include} />
      <WriteToUs {...contactSupport.write} />
    </MarketingPage>
  );
}
