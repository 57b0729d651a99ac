// Kind: eject (unsafe). Why: the theme's follows the scroll by the height of its own navbar, which this site does
// not have, and fails without it; the specification's section 4 also says when a section counts as in view.
// Remove when: the theme's no longer asks for `.navbar`.
import Link from '@docusaurus/Link';
import {type TOCTreeNode, useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';
import {useHeadingInView} from '../../hooks/useHeadingInView';

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: Props): ReactNode {
  const items = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  const inView = useHeadingInView(items.flatMap(({id, children}) => [id, ...children.map((child) => child.id)]));
  return (
    <nav aria-label="On this page">
      <Items items={items} className={className} linkClassName={linkClassName} inView={inView} />
    </nav>
  );
}

type ItemsProps = {
  items: readonly TOCTreeNode[];
  className?: string;
  linkClassName: string | null;
  inView: string | undefined;
};

function Items({items, className, linkClassName, inView}: ItemsProps): ReactNode {
  return (
    <ul className={className}>
      {items.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            aria-current={id === inView ? 'location' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the heading's own HTML, made by the build.
            dangerouslySetInnerHTML={{__html: value}}
          />
          {children.length > 0 && <Items items={children} linkClassName={linkClassName} inView={inView} />}
        </li>
      ))}
    </ul>
  );
}
