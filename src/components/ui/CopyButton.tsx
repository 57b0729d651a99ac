import {type ReactNode, useEffect, useState} from 'react';
import styles from './CopyButton.module.css';
import {copyRefused, copyText} from './clipboard';
import {Icon} from './Icon';
import {VisuallyHidden} from './VisuallyHidden';

type Props = {
  /** What the button copies, or how to get it once it is wanted. */
  text: string | (() => string | Promise<string>);
  /** What the button says, such as "Copy link"; without it the icon stands alone, and wants a name. */
  label?: string;
  /** What assistive technology reads instead, where several buttons say the same. */
  name?: string;
  /** What is said when it cannot be copied. */
  otherwise?: string;
};

/** How long the button says what came of it, in milliseconds. */
const answerMs = 3000;

/** Puts a text on the clipboard and says whether that went well. Not shown where no script runs. */
export function CopyButton({text, label, name, otherwise = copyRefused}: Props): ReactNode {
  // Each press is answered anew, for as long, also one that comes to the same.
  const [answer, setAnswer] = useState<{copied: boolean; press: number}>();
  useEffect(() => {
    if (!answer) return undefined;
    const timer = setTimeout(() => setAnswer(undefined), answerMs);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy(): Promise<void> {
    const copied = await copyText(typeof text === 'string' ? text : text());
    setAnswer((before) => ({copied, press: (before?.press ?? 0) + 1}));
  }

  return (
    <span className={styles.part}>
      <button type="button" className={styles.button} aria-label={name} onClick={() => void copy()}>
        <Icon name={answer?.copied ? 'check' : 'copy'} size={16} />
        {label && <span aria-hidden={name !== undefined}>{label}</span>}
      </button>
      <VisuallyHidden>
        <span role="status">{answer?.copied && <span key={answer.press}>Copied</span>}</span>
      </VisuallyHidden>
      {answer?.copied === false && (
        <span key={answer.press} className={styles.refused} role="alert">
          {otherwise}
        </span>
      )}
    </span>
  );
}
