// Kind: wrap. Why: delegated listeners handle the tabs, code blocks, tables and images of a page's text, which is not
// hydrated where it needs no scripts (src/runtime).
// Remove when: Docusaurus renders MDX as server components.
import {useLocation} from '@docusaurus/router';
import MDXContent from '@theme-original/MDXContent';
import {type ReactElement, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {handleBody} from '../../components/mdx/body/handleBody';
import {revealTarget} from '../../components/mdx/body/revealTarget';
import {EnlargedImage} from '../../components/mdx/EnlargedImage';
import {isStaticPage} from '../../runtime/browser/staticPage';
import '../../css/prose';

export default function MDXContentWrapper({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<HTMLImageElement>();
  const location = useLocation();
  useLayoutEffect(() => (root.current ? handleBody(root.current, setEnlarged) : undefined), []);
  useLayoutEffect(() => (root.current ? revealTarget(root.current, location.hash) : undefined), [location]);
  const content = <MDXContent>{children}</MDXContent>;
  return (
    <>
      {/* The element between, which styles expect, is a static page's own. */}
      <div ref={root} className="mdx">
        {isStaticPage((children as ReactElement).type) ? content : <div>{content}</div>}
      </div>
      {enlarged && <EnlargedImage image={enlarged} onClose={() => setEnlarged(undefined)} />}
    </>
  );
}
