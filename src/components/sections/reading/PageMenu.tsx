import {useLocation} from '@docusaurus/router';
import {type ReactNode, useRef, useState} from 'react';
import {fetchMarkdown} from '../../../client/markdown';
import {useDismiss} from '../../../hooks/useDismiss';
import {markdownPath} from '../../../lib/markdownPath';
import {CopyButton} from '../../ui/CopyButton';
import {Icon} from '../../ui/Icon';
import styles from './PageMenu.module.css';

/** What else can be done with a page that is read: take it along as Markdown. Opens without scripts, too. */
export function PageMenu(): ReactNode {
  const path = markdownPath(useLocation().pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useDismiss(menu, opener, open, () => setOpen(false));

  return (
    <details ref={menu} className={styles.menu} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        ref={opener}
        className={styles.opener}
        onClick={(event) => {
          // The browser tells of what it has opened a little later, and a key may come before that.
          event.preventDefault();
          setOpen(!open);
        }}
      >
        Markdown
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.list}>
        <CopyButton
          text={() => fetchMarkdown(path)}
          label="Copy page as Markdown"
          otherwise="That did not work: view it as Markdown and copy it there."
        />
        <a href={path} target="_blank" rel="noopener">
          <Icon name="external" size={16} />
          View as Markdown
        </a>
      </div>
    </details>
  );
}
