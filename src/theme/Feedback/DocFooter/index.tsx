// Kind: our own, by plugins/own-parts in place of DocItem/Footer. Why: docs end with the question "Was this page
// helpful?" if the setting SITE_FEEDBACK is on.
// Remove when: never.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {FeedbackIsland} from '../../../components/sections/reading/FeedbackIsland';

export default function DocFooter(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Footer />
      <FeedbackIsland path={permalink} />
    </>
  );
}
