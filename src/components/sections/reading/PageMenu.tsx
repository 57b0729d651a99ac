import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useRef, useState} from 'react';
import {fetchMarkdown} from '../../../client/markdown';
import {assistants, assistantUrl} from '../../../data/agents/assistants';
import {useDismiss} from '../../../hooks/useDismiss';
import {markdownPath} from '../../../lib/markdownPath';
import {CopyButton} from '../../ui/CopyButton';
import {Icon} from '../../ui/Icon';
import styles from './PageMenu.module.css';

/** Menu to copy or view the page as Markdown, or to ask an assistant about it. Opens without JavaScript, too. */
export function PageMenu(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
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
        Ask about this page
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.list}>
        <CopyButton
          text={() => fetchMarkdown(path)}
          label="Copy as Markdown"
          failureMessage="The page couldn’t be copied. View it as Markdown and copy it there."
        />
        <MenuLink href={path}>View as Markdown</MenuLink>
        {assistants.map((assistant) => (
          <MenuLink key={assistant.name} href={assistantUrl(assistant, url + path)}>
            {`Open in ${assistant.name}`}
          </MenuLink>
        ))}
      </div>
    </details>
  );
}

function MenuLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      <Icon name="external" size={16} />
      {children}
    </a>
  );
}
