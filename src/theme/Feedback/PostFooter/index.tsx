// Kind: our own, by plugins/own-parts in place of BlogPostItem/Footer. Why: posts and months of the changelog end with
// the question "Was this page helpful?" if the setting SITE_FEEDBACK is on.
// Remove when: never.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';
import {FeedbackIsland} from '../../../components/sections/reading/FeedbackIsland';

export default function PostFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      <Footer />
      {isBlogPostPage && <FeedbackIsland path={metadata.permalink} />}
    </>
  );
}
