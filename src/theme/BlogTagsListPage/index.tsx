// Kind: eject (unsafe). Why: it is a page like the others of the blog, a blog with few tags needs no alphabet, and
// search engines should lead to the posts instead. Remove when: never.

import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {TagList} from '../../components/sections/reading/TagList';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {NoIndex} from '../../components/shell/NoIndex';
import {MarketingPage} from '../../components/templates/MarketingPage';
import {Section} from '../../components/ui/Section';
import {tagList} from '../../data/blog/postLists';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  const entries = tags.map(({label, permalink, ...rest}) => ({...rest, name: label, to: permalink}));
  return (
    <MarketingPage {...tagList.meta}>
      <NoIndex />
      <PageHeader {...tagList.meta} />
      <Section {...tagList.list}>
        <TagList entries={entries} />
      </Section>
    </MarketingPage>
  );
}
