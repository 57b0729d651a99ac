// Kind: eject (unsafe). Why: shows the posts of an author as cards, as on /blog; not indexed, so that search engines
// show the posts instead.
// Remove when: never.

import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import {ListPages} from '../../../../components/sections/reading/ListPages';
import {PostCards} from '../../../../components/sections/reading/PostCards';
import {PageHeader} from '../../../../components/sections/shared/PageHeader';
import {NoIndex} from '../../../../components/shell/NoIndex';
import {ReadingPage} from '../../../../components/templates/ReadingPage';
import {metaOfAuthor, metaOfListPage, postsOfAuthor} from '../../../../data/blog/blogListPages';
import type {PostCard} from '../../../../data/blog/postCard';

type AuthorPageProps = Props & {
  /** src/plugins/feeds/blogPlugin.ts. */
  posts: readonly PostCard[];
};

export default function BlogAuthorsPostsPage({author, posts, listMetadata}: AuthorPageProps): ReactNode {
  const meta = metaOfAuthor(author);
  return (
    <ReadingPage {...metaOfListPage(meta, listMetadata.page)}>
      <NoIndex />
      <PageHeader {...meta}>
        <AuthorSocials author={author} />
      </PageHeader>
      <PostCards {...postsOfAuthor} posts={posts}>
        <ListPages {...listMetadata} />
      </PostCards>
    </ReadingPage>
  );
}
