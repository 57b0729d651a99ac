// Kind: eject (unsafe). Why: shows three post cards and the newsletter sign-up (specification, section 2 "Blog"); the
// theme's has no h1.
// Remove when: never.

import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';
import {NewsletterForm} from '../../components/forms/NewsletterForm';
import {FeedLinks} from '../../components/sections/reading/FeedLinks';
import {PostCards} from '../../components/sections/reading/PostCards';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {MarketingPage} from '../../components/templates/MarketingPage';
import {Section} from '../../components/ui/Section';
import {blogList} from '../../data/marketing/blog';

export default function BlogListPage({items}: Props): ReactNode {
  const {meta, newsletter} = blogList;
  return (
    <MarketingPage {...meta}>
      <PageHeader label={meta.title} {...meta} />
      <PostCards heading={blogList.posts.heading} items={items} />
      <FeedLinks folder={meta.path} />
      <Section {...newsletter} layout="beside">
        <NewsletterForm />
      </Section>
    </MarketingPage>
  );
}
