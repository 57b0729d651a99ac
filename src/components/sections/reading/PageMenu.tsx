import {useLocation} from '@docusaurus/router';
import {type ReactNode, useRef, useState} from 'react';
import {fetchMarkdown} from '../../../client/markdown';
import {useDismiss} from '../../../hooks/useDismiss';
import {markdownPath} from '../../../lib/markdownPath';
import {CopyButton} from '../../ui/CopyButton';
import {Icon} from '../../ui/Icon';
import styles from './PageMenu.module.css';

/** Menu to copy or view the page as Markdown. Opens without JavaScript, too. */
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
          // The browser fires `toggle` asynchronously, so a key press could arrive before the state is updated.
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
          failureMessage="The page couldn’t be copied. View it as Markdown and copy it there."
        />
        <a href={path} target="_blank" rel="noopener">
          <Icon name="external" size={16} />
          View as Markdown
        </a>
      </div>
    </details>
  );
}
