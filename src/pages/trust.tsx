import type {ReactNode} from 'react';
import {PageMenu} from '../components/sections/reading/PageMenu';
import {EmailContact} from '../components/sections/shared/EmailContact';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {TextTable} from '../components/sections/shared/TextTable';
import {Commitments} from '../components/sections/trust/Commitments';
import {InPageNav} from '../components/sections/trust/InPageNav';
import {Reports} from '../components/sections/trust/Reports';
import {TrustSecurity} from '../components/sections/trust/TrustSecurity';
import {StatusNote} from '../components/shell/StatusNote';
import {MarketingPage} from '../components/templates/MarketingPage';
import {trust} from '../data/marketing/trust';
import {reports, reportsHead} from '../data/trust/reports';

export default function TrustPage(): ReactNode {
  const {security, compliance, transparency, sharedResponsibility} = trust;
  const reportsHeads = reports.length > 0 ? [reportsHead] : [];
  return (
    <MarketingPage {...trust.meta}>
      <div>
        <PageHeader label={trust.meta.title} {...trust.meta}>
          <StatusNote />
          <PageMenu align="start" />
        </PageHeader>
        <InPageNav sections={[security, compliance, transparency, sharedResponsibility, ...reportsHeads]} />
      </div>
      <TrustSecurity {...security} />
      <TextTable {...compliance} />
      <Commitments {...transparency} />
      <TextTable {...sharedResponsibility} divided />
      {reports.length > 0 && <Reports {...reportsHead} reports={reports} />}
      <EmailContact {...trust.question} />
    </MarketingPage>
  );
}
