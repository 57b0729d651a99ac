import type {ReactNode} from 'react';
import {PromptBox} from '../components/sections/shared/PromptBox';
import {TextTable} from '../components/sections/shared/TextTable';
import {ToolIntro} from '../components/sections/shared/ToolIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {playground} from '../data/marketing/playground';

export default function PlaygroundPage(): ReactNode {
  return (
    <MarketingPage {...playground.meta}>
      <ToolIntro {...playground.meta} layout="side-by-side">
        <PromptBox size="large" />
      </ToolIntro>
      <TextTable {...playground.requests} divided />
    </MarketingPage>
  );
}
