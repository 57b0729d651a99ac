// Kind: eject (unsafe). Why: shows posts as cards and the newsletter sign-up (specification, section 2 "Blog"); the
// theme's has no h1. Pages after the first are not indexed, so that search engines show the posts instead.
// Remove when: never.

import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';
import {NewsletterForm} from '../../components/forms/NewsletterForm';
import {FeedLinks} from '../../components/sections/reading/FeedLinks';
import {ListPages} from '../../components/sections/reading/ListPages';
import {PostCards} from '../../components/sections/reading/PostCards';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {NoIndex} from '../../components/shell/NoIndex';
import {ReadingPage} from '../../components/templates/ReadingPage';
import {Section} from '../../components/ui/Section';
import {listPages, metaOfListPage} from '../../data/blog/blogListPages';
import type {PostCard} from '../../data/blog/postCard';
import {blogList} from '../../data/marketing/blog';

/** `posts`: src/plugins/feeds/blogPlugin.ts. */
export default function BlogListPage({posts, metadata}: Props & {posts: readonly PostCard[]}): ReactNode {
  const {newsletter} = blogList;
  const meta = metaOfListPage(blogList.meta, metadata.page);
  return (
    <ReadingPage {...meta}>
      {metadata.page > 1 && <NoIndex />}
      <PageHeader label={blogList.meta.title} {...meta} />
      <PostCards heading={metadata.page > 1 ? listPages.older : blogList.posts.heading} posts={posts}>
        <ListPages {...metadata} />
      </PostCards>
      <FeedLinks folder={meta.path} />
      <Section {...newsletter} layout="beside">
        <NewsletterForm />
      </Section>
    </ReadingPage>
  );
}
