// Kind: eject (unsafe). Why: the theme's follows the scroll by the height of its own navbar, which this site does
// not have, and fails without it; the specification's section 4 also says when a section counts as in view.
// Articles' sections are numbered, as the specification's section 3 has it. Remove when: the theme's no longer asks
// for `.navbar`.
import Link from '@docusaurus/Link';
import {type TOCTreeNode, useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {scrollWithin} from '../../client/scrollWithin';
import {useActiveHeading} from '../../hooks/useActiveHeading';
import styles from './styles.module.css';

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: Props): ReactNode {
  const items = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  const {plugin} = useRouteContext();
  const numbered = plugin.name === 'docusaurus-plugin-content-blog' && plugin.id === 'default';
  const inView = useActiveHeading(items.flatMap(({id, children}) => [id, ...children.map((child) => child.id)]));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = inView && list.current?.querySelector('[aria-current]');
    if (entry && list.current?.parentElement) scrollWithin(list.current.parentElement, entry);
  }, [inView]);
  return (
    <nav ref={list} aria-label="On this page">
      <Items
        items={items}
        className={className}
        linkClassName={linkClassName}
        inView={inView}
        numbers={numbered ? '' : undefined}
      />
    </nav>
  );
}

type ItemsProps = {
  items: readonly TOCTreeNode[];
  className?: string;
  linkClassName: string | null;
  inView: string | undefined;
  /** What numbers begin with: '' at the top, '1.' in the first section; `undefined` where there are none. */
  numbers: string | undefined;
};

function Items({items, className, linkClassName, inView, numbers}: ItemsProps): ReactNode {
  return (
    <ul className={className}>
      {items.map(({id, value, children}, index) => {
        const number = numbers === undefined ? undefined : `${numbers}${index + 1}`;
        return (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={clsx(linkClassName, number !== undefined && styles.link)}
              aria-current={id === inView ? 'location' : undefined}
            >
              {number !== undefined && <span className={styles.number}>{number}</span>}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the heading's own HTML, made by the build. */}
              <span dangerouslySetInnerHTML={{__html: value}} />
            </Link>
            {children.length > 0 && (
              <Items
                items={children}
                linkClassName={linkClassName}
                inView={inView}
                numbers={number === undefined ? undefined : `${number}.`}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
