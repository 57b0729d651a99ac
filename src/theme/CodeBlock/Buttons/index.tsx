// Kind: eject (unsafe). Why: the theme's buttons are invisible on devices without hover, do not expose whether lines
// are wrapped (WCAG 2.2, 4.1.2), do not report that the browser refused to copy, and copy the prompts of shell
// commands.
// Remove when: the theme's fix all four.
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {WrapText} from 'lucide';
import type {ReactNode} from 'react';
import {CopyButton} from '../../../components/ui/CopyButton';
import {LucideIcon} from '../../../components/ui/Icon';
import styles from './styles.module.css';

type Props = {wordWrap: ReturnType<typeof useCodeWordWrap>; language: string};

export function CodeBlockButtons({wordWrap, language}: Props): ReactNode {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = wordWrap;
  const code = () => {
    const lines = [...(codeBlockRef.current?.querySelectorAll('.token-line') ?? [])];
    return removePrompts(lines.map(({textContent}) => textContent).join('\n'), language);
  };
  return (
    <div className={styles.buttons}>
      {(isEnabled || isCodeScrollable) && (
        <button
          type="button"
          className={styles.wrap}
          aria-label="Wrap long lines"
          aria-pressed={isEnabled}
          title="Wrap long lines"
          onClick={toggle}
        >
          <LucideIcon node={WrapText} size={16} />
        </button>
      )}
      <CopyButton text={code} name="Copy code" />
    </div>
  );
}

/** Removes the `$ ` prompts at the start of lines of shell code, which are shown but not copied. */
export function removePrompts(code: string, language: string): string {
  return /^(bash|sh|console)$/.test(language) ? code.replace(/^\$ /gm, '') : code;
}
