import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {useHydrated} from '../../../hooks/useHydrated';
import {siteContentMark, siteContentPath} from '../../../lib/markdownPath';
import {CopyButton} from '../../ui/CopyButton';
import {copyRefused, copyText} from '../../ui/clipboard';
import styles from './SiteContent.module.css';

/**
 * The site's pages as Markdown, a section each, with a button to copy one and one to copy all. The build writes them
 * into the page's HTML (`src/plugins/markdown-pages/markdownPages.ts`), which React leaves as it is; whoever comes by a
 * link inside the site gets them from there.
 */
export function SiteContent(): ReactNode {
  const hydrated = useHydrated();
  const [fromHtml] = useState(!hydrated);
  const [fetched, setFetched] = useState<string>();
  const [failed, setFailed] = useState(false);
  // What is said again is another message.
  const [said, setSaid] = useState({words: '', times: 0});
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (fromHtml) return;
    read().then(setFetched, () => setFailed(true));
  }, [fromHtml]);

  async function copyOne({target}: MouseEvent): Promise<void> {
    const section = target instanceof Element ? target.closest('button')?.closest('section') : undefined;
    const source = section?.querySelector('pre');
    if (!source) return;
    const title = section?.querySelector('h2')?.textContent ?? '';
    const words = (await copyText(source.textContent ?? '')) ? `Copied: ${title}` : copyRefused;
    setSaid(({times}) => ({words, times: times + 1}));
  }

  const all = () =>
    [...(content.current?.querySelectorAll('pre') ?? [])].map((source) => source.textContent).join('\n\n');

  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <CopyButton label="Copy all" text={all} />
        <p className={styles.said} role="status">
          <span key={said.times}>{said.words}</span>
        </p>
      </div>
      {failed && (
        <p className={styles.failure} role="alert">
          The pages could not be fetched. <a href={siteContentPath}>Load this page anew</a>, or run{' '}
          <code>npm run build</code> if you are writing it.
        </p>
      )}
      {!fromHtml && !failed && fetched === undefined && <p role="status">Loading the pages…</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click, too. */}
      <div
        ref={content}
        className={styles.content}
        onClick={(event) => void copyOne(event)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML; empty while it is left as it is.
        dangerouslySetInnerHTML={{__html: fetched ?? ''}}
        {...{[siteContentMark]: ''}}
      />
    </div>
  );
}

/** Without the build's HTML at hand it is read from the page's own address. */
async function read(): Promise<string> {
  const answer = await fetch(siteContentPath);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const html = page.querySelector(`[${siteContentMark}]`)?.innerHTML;
  if (!answer.ok || !html) throw new Error('there is nothing to show');
  return html;
}
