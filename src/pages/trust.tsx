import type {ReactNode} from 'react';
import {PageContents} from '../components/sections/PageContents';
import {PageIntro} from '../components/sections/PageIntro';
import {Promises} from '../components/sections/Promises';
import {TopicTable} from '../components/sections/TopicTable';
import {TrustSecurity} from '../components/sections/TrustSecurity';
import {WriteToUs} from '../components/sections/WriteToUs';
import {MarketingPage} from '../components/templates/MarketingPage';
import {trust} from '../data/marketing/trust';

export default function TrustPage(): ReactNode {
  const {security, compliance, transparency, sharedResponsibility} = trust;
  return (
    <MarketingPage {...trust.meta}>
      <div>
        <PageIntro named {...trust.meta} />
        <PageContents sections={[security, compliance, transparency, sharedResponsibility]} />
      </div>
      <TrustSecurity {...security} />
      <TopicTable {...compliance} />
      <Promises {...transparency} />
      <TopicTable {...sharedResponsibility} divided />
      <WriteToUs {...trust.question} />
    </MarketingPage>
  );
}
