// Kind: wrap. Why: the text of docs, posts, months and legal pages is only read, so it is not hydrated, unless its front
// matter has `interactive`: its HTML stays, and delegated listeners handle its links, tabs, code blocks, tables and
// images. Its scripts are loaded only for a client-side navigation to the page.
// Remove when: Docusaurus renders MDX as server components.
import {useLocation} from '@docusaurus/router';
import Provider from '@theme-original/MDXContent';
import {type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {EnlargedImage} from '../../components/mdx/EnlargedImage';
import type {MdxPage} from '../../components/mdx/mdxPage';
import {handleReading} from '../../components/mdx/reading/handleReading';
import {revealTarget} from '../../components/mdx/reading/revealTarget';
import {Island} from '../../components/shell/Island';
import '../../css/prose';

/** The type of `children`, the page's module. If the page is interactive, and in `npm start`, it has no `body`. */
type Page = Partial<MdxPage>;

type Props = {children: ReactNode};

export default function MDXContent({children}: Props): ReactNode {
  const {type, props} = children as ReactElement<object>;
  const page = type as unknown as Page;
  const root = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<HTMLImageElement>();
  const location = useLocation();
  useEffect(
    () => () => {
      page.isInHtml = false;
    },
    [page],
  );
  useLayoutEffect(() => (root.current ? handleReading(root.current, setEnlarged) : undefined), []);
  useLayoutEffect(() => (root.current ? revealTarget(root.current, location.hash) : undefined), [location]);
  return (
    <>
      <div ref={root} className="mdx">
        {page.body ? (
          <Island part={page.body} partProps={props} isStatic />
        ) : (
          // The element that styles expect, as in an island.
          <div>
            <Provider>{children}</Provider>
          </div>
        )}
      </div>
      {enlarged && <EnlargedImage image={enlarged} onClose={() => setEnlarged(undefined)} />}
    </>
  );
}
