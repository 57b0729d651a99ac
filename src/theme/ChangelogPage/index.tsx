// Kind: our own, set in docusaurus.config.ts as the changelog's list component. Why: /changelog shows the full text of
// the newest months (contract), under one h1, and links the others.
// Remove when: never.
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import {ChangelogMonth} from '../../components/sections/reading/ChangelogMonth';
import {FeedLinks} from '../../components/sections/reading/FeedLinks';
import {MonthLinks} from '../../components/sections/reading/MonthLinks';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {MarketingPage} from '../../components/templates/MarketingPage';
import {Section} from '../../components/ui/Section';
import {changelog} from '../../data/marketing/blog';
import '../../css/prose';

/** A month's headings are one level lower here than on the month's own page. */
const components = {
  ...MDXComponents,
  h2: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
};

type ChangelogProps = Props & {
  /** Months that are links: src/plugins/feeds/blogPlugin.ts. */
  older: readonly {title: string; permalink: string}[];
};

export default function ChangelogPage({items, older}: ChangelogProps): ReactNode {
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
        {older.length > 0 && (
          <Section heading={changelog.older.heading} layout="beside">
            <MonthLinks months={older} />
          </Section>
        )}
        <FeedLinks folder={meta.path} />
      </MarketingPage>
    </LayoutProvider>
  );
}
