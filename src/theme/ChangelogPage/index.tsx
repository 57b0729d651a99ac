// Kind: our own, set in docusaurus.config.ts as the changelog's list component. Why: /changelog shows the full text of
// the newest months (contract), under one h1, and links the others.
// Remove when: never.
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ComponentProps, ReactNode} from 'react';
import {ChangelogMonth} from '../../components/sections/reading/ChangelogMonth';
import {FeedLinks} from '../../components/sections/reading/FeedLinks';
import {MonthLinks} from '../../components/sections/reading/MonthLinks';
import {PageHeader} from '../../components/sections/shared/PageHeader';
import {ReadingPage} from '../../components/templates/ReadingPage';
import {Section} from '../../components/ui/Section';
import {changelog} from '../../data/marketing/blog';

/** The props of a month: its headings are one level lower here than on the month's own page. */
const monthProps: object = {components: {h2: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />}};

type ChangelogProps = Props & {
  /** The months of `items`, then those that are only links: src/plugins/feeds/blogPlugin.ts. */
  months: readonly {title: string; permalink: string}[];
};

export default function ChangelogPage({items, months}: ChangelogProps): ReactNode {
  const {meta} = changelog;
  const older = months.slice(items.length);
  return (
    <ReadingPage {...meta}>
      <PageHeader {...meta} />
      {months.map(({title, permalink}, index) => {
        const Month = items[index]?.content;
        return (
          Month && (
            <ChangelogMonth key={permalink} name={title} permalink={permalink}>
              <MDXContent>
                <Month {...monthProps} />
              </MDXContent>
            </ChangelogMonth>
          )
        );
      })}
      {older.length > 0 && (
        <Section heading={changelog.older.heading} layout="beside">
          <MonthLinks months={older} />
        </Section>
      )}
      <FeedLinks folder={meta.path} />
    </ReadingPage>
  );
}
