// Kind: eject (safe). Why: the changelog is a Docusaurus blog whose entries are months, and its labels must not call
// them posts.
// Remove when: the labels can be set per blog (facebook/docusaurus#7250).
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogPostPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export default function BlogPostPaginator({prevItem, nextItem}: Props): ReactNode {
  const noun = useRouteContext().plugin.id === 'changelog' ? 'month' : 'post';
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label={`Other ${noun}s`}>
      {prevItem && <PaginatorNavLink {...prevItem} subLabel={`Newer ${noun}`} />}
      {nextItem && <PaginatorNavLink {...nextItem} subLabel={`Older ${noun}`} isNext />}
    </nav>
  );
}
