// Kind: eject (unsafe). Why: the theme makes the list of authors as soon as there is one: it is a page like the others
// of the blog, and search engines should lead to the posts instead. Remove when: it can be left out.

import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import {TagList} from '../../../../components/sections/reading/TagList';
import {PageHeader} from '../../../../components/sections/shared/PageHeader';
import {NoIndex} from '../../../../components/shell/NoIndex';
import {MarketingPage} from '../../../../components/templates/MarketingPage';
import {Section} from '../../../../components/ui/Section';
import {authorList} from '../../../../data/blog/postLists';

export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const entries = authors.map(({key, name = key, page, title, count}) => ({
    name,
    to: page?.permalink,
    description: title,
    count,
  }));
  return (
    <MarketingPage {...authorList.meta}>
      <NoIndex />
      <PageHeader {...authorList.meta} />
      <Section {...authorList.list}>
        <TagList entries={entries} />
      </Section>
    </MarketingPage>
  );
}
