// Kind: wrap. Why: the notices of drafts and unlisted pages, with their icons and translations, would be in the scripts of
// every doc, post and legal page. A notice is in the HTML; its scripts are loaded only after a client-side navigation.
// `npm start` also shows posts of a later day, with a notice that names the day.
// Remove when: Docusaurus loads only the notices that a page shows.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/ContentVisibility';
import type {ReactNode} from 'react';
import {Island} from '../../runtime/browser/Island';
import {islandPart} from '../../runtime/browser/islandPart';

const notices = islandPart<Props>(async () => (await import('@theme-original/ContentVisibility')).default);

const scheduledNotice =
  process.env.NODE_ENV === 'development'
    ? islandPart<Props>(async () => (await import('./ScheduledNotice')).ScheduledNotice)
    : undefined;

export default function ContentVisibility(props: Props): ReactNode {
  const {metadata} = props;
  const {draft, unlisted = metadata.unlisted} = metadata.frontMatter;
  const scheduled = scheduledNotice && <Island part={scheduledNotice} partProps={props} isStatic />;
  if (!unlisted && !draft) return scheduled ?? null;
  return (
    <>
      {scheduled}
      {unlisted && (
        // Also in the notice, whose tags would be removed from the head on hydration.
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <Island part={notices} partProps={props} isStatic />
    </>
  );
}
