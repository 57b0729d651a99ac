import clsx from 'clsx';
import {WrapText} from 'lucide';
import type {ReactNode} from 'react';
import copyStyles from '../ui/CopyButton.module.css';
import {Icon, LucideIcon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './CodeButtons.module.css';

type Props = {
  onCopy?: (button: HTMLElement) => void;
  onWrap?: () => void;
  isWrapped?: boolean;
  /** Whether lines are wrapped or too long, so that the button has an effect. */
  canWrap?: boolean;
};

/** The buttons of a code block. Without handlers, clicks are handled by delegation (`reading/codeBlocks.ts`). */
export function CodeButtons({onCopy, onWrap, isWrapped = false, canWrap = false}: Props): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={clsx(styles.button, copyStyles.button)}
        aria-label="Wrap long lines"
        aria-pressed={isWrapped}
        title="Wrap long lines"
        data-action={onWrap ? undefined : 'wrap'}
        hidden={!canWrap}
        onClick={onWrap}
      >
        <LucideIcon node={WrapText} size={16} />
      </button>
      <span className={copyStyles.container}>
        <button
          type="button"
          className={clsx(styles.button, copyStyles.button)}
          aria-label="Copy code"
          data-action={onCopy ? undefined : 'copy'}
          onClick={onCopy && (({currentTarget}) => onCopy(currentTarget))}
        >
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
