import type {ReactNode} from 'react';
import {MarkdownBlock} from '../components/sections/MarkdownBlock';
import {PageIntro} from '../components/sections/PageIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {siteContent} from '../data/marketing/siteContent';
import {siteContentMarkdown} from '../lib/siteContent';

export default function SiteContentPage(): ReactNode {
  return (
    <MarketingPage {...siteContent.meta}>
      <PageIntro {...siteContent.meta} />
      <MarkdownBlock {...siteContent.markdown} markdown={siteContentMarkdown()} />
    </MarketingPage>
  );
}
