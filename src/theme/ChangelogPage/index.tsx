// Kind: our own, set in docusaurus.config.ts as the changelog's list component. Why: /changelog shows the full text of
// every month (contract), under one h1.
// Remove when: never.
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import {ChangelogMonth} from '../../components/sections/reading/ChangelogMonth';
import {FeedLinks} from '../../components/sections/reading/FeedLinks';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {MarketingPage} from '../../components/templates/MarketingPage';
import {changelog} from '../../data/marketing/blog';
import '../../css/prose';

/** A month's headings are one level lower here than on the month's own page. */
const components = {
  ...MDXComponents,
  h2: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
};

export default function ChangelogPage({items}: Props): ReactNode {
  const {meta} = changelog;
  return (
    <LayoutProvider>
      <MarketingPage {...meta}>
        <PageHeader {...meta} />
        <MDXProvider components={components}>
          {items.map(({content: Month}) => (
            <ChangelogMonth
              key={Month.metadata.permalink}
              name={Month.metadata.title}
              permalink={Month.metadata.permalink}
            >
              <Month />
            </ChangelogMonth>
          ))}
        </MDXProvider>
        <FeedLinks folder={meta.path} />
      </MarketingPage>
    </LayoutProvider>
  );
}
