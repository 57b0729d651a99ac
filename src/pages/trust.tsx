import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/shared/PageIntro';
import {TopicTable} from '../components/sections/shared/TopicTable';
import {WriteToUs} from '../components/sections/shared/WriteToUs';
import {PageContents} from '../components/sections/trust/PageContents';
import {Promises} from '../components/sections/trust/Promises';
import {TrustSecurity} from '../components/sections/trust/TrustSecurity';
import {MarketingPage} from '../components/templates/MarketingPage';
import {trust} from '../data/marketing/trust';

export default function TrustPage(): ReactNode {
  const {security, compliance, transparency, sharedResponsibility} = trust;
  return (
    <MarketingPage {...trust.meta}>
      <div>
        <PageIntro label={trust.meta.title} {...trust.meta} />
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
