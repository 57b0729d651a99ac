// Kind: eject (unsafe). Why: Docusaurus generates the list of authors once there is one. This one has the layout of the
// other blog pages; not indexed, so that search engines show the posts instead.
// Remove when: the page can be disabled.

import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import {TagList} from '../../../../components/sections/reading/TagList';
import {PageHeader} from '../../../../components/sections/shared/PageHeader';
import {NoIndex} from '../../../../components/shell/NoIndex';
import {ReadingPage} from '../../../../components/templates/ReadingPage';
import {Section} from '../../../../components/ui/Section';
import {authorList} from '../../../../data/blog/blogListPages';

export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const entries = authors.map(({key, name = key, page, title, count}) => ({
    name,
    to: page?.permalink,
    description: title,
    count,
  }));
  return (
    <ReadingPage {...authorList.meta}>
      <NoIndex />
      <PageHeader {...authorList.meta} />
      <Section {...authorList.list}>
        <TagList entries={entries} />
      </Section>
    </ReadingPage>
  );
}
