// Kind: wrap. Why: lists of posts by tag repeat /blog, and search engines should lead to the posts instead.
// Remove when: there are enough posts for a tag's page to say something of its own.

import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';
import {NoIndex} from '../../components/shell/NoIndex';
import '../../css/forReading';

export default function ThemedPage(props: Props): ReactNode {
  return (
    <>
      <NoIndex />
      <BlogTagsListPage {...props} />
    </>
  );
}
