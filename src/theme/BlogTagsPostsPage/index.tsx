// Kind: eject (unsafe). Why: shows the posts of a tag as cards, as on /blog; not indexed, so that search engines show
// the posts instead.
// Remove when: never.

import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';
import {ListPages} from '../../components/sections/reading/ListPages';
import {PostCards} from '../../components/sections/reading/PostCards';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {NoIndex} from '../../components/shell/NoIndex';
import {ReadingPage} from '../../components/templates/ReadingPage';
import {metaOfListPage, postsOfTag, tagList} from '../../data/blog/blogListPages';
import type {PostCard} from '../../data/blog/postCard';

/** `posts`: src/plugins/feeds/blogPlugin.ts. */
export default function BlogTagsPostsPage({tag, posts, listMetadata}: Props & {posts: readonly PostCard[]}): ReactNode {
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
    <ReadingPage {...metaOfListPage(meta, listMetadata.page)}>
      <NoIndex />
      <PageHeader {...meta} />
      <PostCards {...postsOfTag} posts={posts}>
        <ListPages {...listMetadata} />
      </PostCards>
    </ReadingPage>
  );
}
