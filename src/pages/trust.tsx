import type {ReactNode} from 'react';
import {PageMenu} from '../components/sections/reading/PageMenu';
import {EmailContact} from '../components/sections/shared/EmailContact';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {TextTable} from '../components/sections/shared/TextTable';
import {Commitments} from '../components/sections/trust/Commitments';
import {InPageNav} from '../components/sections/trust/InPageNav';
import {TrustSecurity} from '../components/sections/trust/TrustSecurity';
import {MarketingPage} from '../components/templates/MarketingPage';
import {trust} from '../data/marketing/trust';

export default function TrustPage(): ReactNode {
  const {security, compliance, transparency, sharedResponsibility} = trust;
  return (
    <MarketingPage {...trust.meta}>
      <div>
        <PageHeader label={trust.meta.title} {...trust.meta}>
          <PageMenu align="start" />
        </PageHeader>
        <InPageNav sections={[security, compliance, transparency, sharedResponsibility]} />
      </div>
      <TrustSecurity {...security} />
      <TextTable {...compliance} />
      <Commitments {...transparency} />
      <TextTable {...sharedResponsibility} divided />
      <EmailContact {...trust.question} />
    </MarketingPage>
  );
}
