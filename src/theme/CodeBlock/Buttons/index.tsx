// Kind: eject (unsafe). Why: the theme's buttons are invisible on devices without hover, do not expose whether lines
// are wrapped (WCAG 2.2, 4.1.2), do not report that the browser refused to copy, and copy the prompts of shell
// commands.
// Remove when: the theme's fix all four.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {WrapText} from 'lucide-react';
import type {ReactNode} from 'react';
import {CopyButton} from '../../../components/ui/CopyButton';
import styles from './styles.module.css';

/** Loaded with the highlighter, so never rendered on the server. */
export default function CodeBlockButtons(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  return (
    <div className={styles.buttons}>
      {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
        <button
          type="button"
          className={styles.wrap}
          aria-label="Wrap long lines"
          aria-pressed={wordWrap.isEnabled}
          title="Wrap long lines"
          onClick={wordWrap.toggle}
        >
          <WrapText size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <CopyButton text={removePrompts(metadata.code, metadata.language)} name="Copy code" />
    </div>
  );
}

/** Removes the `$ ` prompts at the start of lines of shell code, which are shown but not copied. */
export function removePrompts(code: string, language: string): string {
  return /^(bash|sh|console)$/.test(language) ? code.replace(/^\$ /gm, '') : code;
}
