// Kind: eject (unsafe). Why: the theme's buttons are invisible on devices without hover, do not expose whether lines
// are wrapped (WCAG 2.2, 4.1.2), do not report that the browser refused to copy, and copy the prompts of shell
// commands. These are markup only: components/mdx/reading/codeBlocks.ts handles their clicks.
// Remove when: the theme's fix all four.
import {WrapText} from 'lucide';
import type {ReactNode} from 'react';
import {Icon, LucideIcon} from '../../../components/ui/Icon';
import {VisuallyHidden} from '../../../components/ui/VisuallyHidden';
import styles from './styles.module.css';

export function CodeBlockButtons(): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label="Wrap long lines"
        aria-pressed={false}
        title="Wrap long lines"
        data-action="wrap"
        hidden
      >
        <LucideIcon node={WrapText} size={16} />
      </button>
      <span className={styles.copy}>
        <button type="button" className={styles.button} aria-label="Copy code" data-action="copy">
          <Icon name="copy" size={16} />
          <Icon name="check" size={16} />
        </button>
        <VisuallyHidden>
          <span role="status" />
        </VisuallyHidden>
      </span>
    </div>
  );
}
