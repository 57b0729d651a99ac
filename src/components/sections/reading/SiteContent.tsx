import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {siteContentAttribute, siteContentPath} from '../../../lib/markdownPath';
import {trustedHtml} from '../../../runtime/browser/trustedHtml';
import {useHydrated} from '../../../runtime/browser/useHydrated';
import {CopyButton} from '../../ui/CopyButton';
import {copyRefused, copyText} from '../../ui/clipboard';
import styles from './SiteContent.module.css';

/**
 * Shows all pages of the site as Markdown, one per section, with buttons to copy one or all. The build writes the
 * sections into this page's HTML (`src/plugins/markdown-pages/markdownPages.ts`), which React does not change. After a
 * client-side navigation they are fetched from that HTML.
 */
export function SiteContent(): ReactNode {
  const hydrated = useHydrated();
  const [fromHtml] = useState(!hydrated);
  const [fetched, setFetched] = useState<string>();
  const [failed, setFailed] = useState(false);
  // `count` makes the same message a new element, so that screen readers announce it again.
  const [message, setMessage] = useState({text: '', count: 0});
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (fromHtml) return;
    fetchContent().then(setFetched, () => setFailed(true));
  }, [fromHtml]);

  async function copyOne({target}: MouseEvent): Promise<void> {
    const section = target instanceof Element ? target.closest('button')?.closest('section') : undefined;
    const source = section?.querySelector('pre');
    if (!source) return;
    const title = section?.querySelector('h2')?.textContent ?? '';
    const text = (await copyText(source.textContent ?? '')) ? `Copied: ${title}` : copyRefused;
    setMessage(({count}) => ({text, count: count + 1}));
  }

  const all = () =>
    [...(content.current?.querySelectorAll('pre') ?? [])].map((source) => source.textContent).join('\n\n');

  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <CopyButton label="Copy all" text={all} />
        <p className="text-small" role="status">
          <span key={message.count}>{message.text}</span>
        </p>
      </div>
      {failed && (
        <p className={styles.failure} role="alert">
          The pages couldn’t be loaded. <a href={siteContentPath}>Reload this page</a>, or run{' '}
          <code>npm run build</code> if you’re editing the site.
        </p>
      )}
      {!fromHtml && !failed && fetched === undefined && <p role="status">Loading the pages…</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the buttons inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on a button fire a click event, too. */}
      <div
        ref={content}
        className={styles.content}
        onClick={(event) => void copyOne(event)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's HTML; '' preserves the server's HTML.
        dangerouslySetInnerHTML={{__html: fetched ?? ''}}
        {...{[siteContentAttribute]: '', 'data-markdown-ignore': ''}}
      />
    </div>
  );
}

/** Fetches the sections from this page's own HTML. */
async function fetchContent(): Promise<string> {
  const response = await fetch(siteContentPath);
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
  const html = page.querySelector(`[${siteContentAttribute}]`)?.innerHTML;
  if (!response.ok || !html) throw new Error(`${siteContentPath} contains no pages`);
  return html;
}
