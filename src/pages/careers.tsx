import type {ReactNode} from 'react';
import {SearchScene} from '../components/scenes/SearchScene';
import {JobList} from '../components/sections/company/JobList';
import {Principles} from '../components/sections/company/Principles';
import {EmailContact} from '../components/sections/shared/EmailContact';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {Section} from '../components/ui/Section';
import {jobs} from '../data/company/jobs';
import {careers} from '../data/marketing/careers';

export default function CareersPage(): ReactNode {
  return (
    <MarketingPage {...careers.meta}>
      <PageHeader label={careers.meta.title} {...careers.meta} />
      <Principles {...careers.why} />
      <Section {...careers.work} layout="beside" band>
        <SearchScene />
      </Section>
      <FeatureList {...careers.life} />
      <JobList {...careers.roles} jobs={jobs} />
      <EmailContact {...careers.write} id="write" />
    </MarketingPage>
  );
}
