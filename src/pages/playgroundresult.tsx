import type {ReactNode} from 'react';
import {ExampleAnswer} from '../components/sections/playground/ExampleAnswer';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {Steps} from '../components/sections/shared/Steps';
import {MarketingPage} from '../components/templates/MarketingPage';
import {playgroundResult} from '../data/marketing/playground';

export default function PlaygroundResultPage(): ReactNode {
  return (
    <MarketingPage {...playgroundResult.meta}>
      <PageHeader {...playgroundResult.meta} />
      <ExampleAnswer {...playgroundResult.example} />
      <Steps {...playgroundResult.real} />
    </MarketingPage>
  );
}
