// Kind: eject (unsafe). Why: has the layout of the other blog pages, without the alphabet, which few tags do not need;
// not indexed, so that search engines show the posts instead.
// Remove when: never.

import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {TagList} from '../../components/sections/reading/TagList';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {NoIndex} from '../../components/shell/NoIndex';
import {ReadingPage} from '../../components/templates/ReadingPage';
import {Section} from '../../components/ui/Section';
import {tagList} from '../../data/blog/blogListPages';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  const entries = tags.map(({label, permalink, ...rest}) => ({...rest, name: label, to: permalink}));
  return (
    <ReadingPage {...tagList.meta}>
      <NoIndex />
      <PageHeader {...tagList.meta} />
      <Section {...tagList.list}>
        <TagList entries={entries} />
      </Section>
    </ReadingPage>
  );
}
