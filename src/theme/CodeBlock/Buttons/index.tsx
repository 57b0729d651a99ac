// Kind: eject (unsafe). Why: the theme's buttons cannot be seen where nothing hovers, do not say whether lines are
// wrapped (WCAG 2.2, 4.1.2), nor that the browser refuses to copy, which the button of the rest of the site does; and
// they copy the prompts of shell commands.
// Remove when: the theme's do.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {WrapText} from 'lucide-react';
import type {ReactNode} from 'react';
import {CopyButton} from '../../../components/ui/CopyButton';
import styles from './styles.module.css';

/** Loaded with the highlighter, so never on the server. */
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
      <CopyButton text={withoutPrompts(metadata.code, metadata.language)} name="Copy code" />
    </div>
  );
}

/** Shell code without the `$ ` prompts at the start of its lines, which are shown and not copied. */
export function withoutPrompts(code: string, language: string): string {
  return /^(bash|sh|console)$/.test(language) ? code.replace(/^\$ /gm, '') : code;
}
