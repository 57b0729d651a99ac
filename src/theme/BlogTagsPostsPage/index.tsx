// Kind: wrap. Why: lists of posts by tag repeat /blog, and search engines should lead to the posts instead.
// Remove when: there are enough posts for a tag's page to say something of its own.

import type {Props} from '@theme/BlogTagsPostsPage';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {ReactNode} from 'react';
import {NoIndex} from '../../components/shell/NoIndex';
import '../../css/forReading';

export default function ThemedPage(props: Props): ReactNode {
  return (
    <>
      <NoIndex />
      <BlogTagsPostsPage {...props} />
    </>
  );
}
