// Kind: eject (unsafe). Why: the posts of a tag are cards, as on /blog; search engines should lead to the posts
// instead. Remove when: never.

import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';
import {PageIntro} from '../../components/sections/PageIntro';
import {PostCards} from '../../components/sections/reading/PostCards';
import {NoIndex} from '../../components/shell/NoIndex';
import {MarketingPage} from '../../components/templates/MarketingPage';
import {blogList} from '../../data/marketing/blog';
import {tagList} from '../../data/postLists';

export default function BlogTagsPostsPage({tag, items}: Props): ReactNode {
  const {label, description = '', permalink, allTagsPath} = tag;
  const meta = {
    path: permalink,
    title: `${label} posts`,
    description,
    heading: label,
    intro: description,
    actions: [...tagList.meta.actions, {label: tagList.list.heading, to: allTagsPath}],
  };
  return (
    <MarketingPage {...meta}>
      <NoIndex />
      <PageIntro {...meta} />
      <PostCards heading={blogList.posts.heading} items={items} />
    </MarketingPage>
  );
}
