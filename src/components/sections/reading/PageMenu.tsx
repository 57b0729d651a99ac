import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {assistants, assistantUrl} from '../../../data/agents/assistants';
import {useDismiss} from '../../../hooks/useDismiss';
import {markdownPath} from '../../../lib/markdownPath';
import {CopyControl} from '../../ui/CopyControl';
import {Icon} from '../../ui/Icon';
import {fetchMarkdown} from './fetchMarkdown';
import styles from './PageMenu.module.css';

/**
 * Menu to copy or view the page as Markdown, or to ask an assistant about it. The browser opens it, not React: it works
 * without JavaScript, and stays open when the page hydrates. `align` is the side of the opener that the list starts at.
 */
export function PageMenu({align}: {align: 'start' | 'end'}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const path = markdownPath(useLocation().pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const updateOpen = () => setOpen(menu.current?.open === true);
  useEffect(updateOpen, []);
  useDismiss(menu, opener, open, () => menu.current?.removeAttribute('open'));

  return (
    <details ref={menu} className={styles.menu} data-align={align} data-markdown-ignore="" onToggle={updateOpen}>
      {/* The browser fires `toggle` asynchronously: a keydown event could arrive before it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary ref={opener} className={styles.opener} onClick={() => setOpen(!open)}>
        Ask about this page
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.list}>
        <CopyControl
          text={() => fetchMarkdown(path)}
          label="Copy as Markdown"
          failureMessage="The page couldn’t be copied. Check your connection, or view it as Markdown and copy it there."
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
