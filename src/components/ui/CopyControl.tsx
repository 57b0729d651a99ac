import {type ReactNode, useEffect, useState} from 'react';
import {copyRefused, copyResultMs, copyText} from './clipboard';
import {Icon} from './Icon';
import {VisuallyHidden} from './VisuallyHidden';

export type CopyProps = {
  /** The text to copy, or a function that returns it on click. */
  text: string | (() => string | Promise<string>);
  /** Visible label, such as "Copy link". Without it there is only the icon, and `name` is required. */
  label?: string;
  /** Accessible name, where several buttons have the same label. */
  name?: string;
  /** Message shown if copying fails. */
  failureMessage?: string;
};

/** A button that copies a text to the clipboard, and the result; both without styles of their own. */
export function CopyControl({
  text,
  label,
  name,
  failureMessage = copyRefused,
  className,
}: CopyProps & {className?: string}): ReactNode {
  // A new object per click: restarts the timer and the announcement, also for the same result.
  const [result, setResult] = useState<{copied: boolean; click: number}>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), copyResultMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    const copied = await copyText(typeof text === 'string' ? text : text());
    setResult((before) => ({copied, click: (before?.click ?? 0) + 1}));
  }

  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => void copy()}>
        <Icon name={result?.copied ? 'check' : 'copy'} size={16} />
        {label && <span aria-hidden={name !== undefined}>{label}</span>}
      </button>
      <VisuallyHidden>
        <span role="status">{result?.copied && <span key={result.click}>Copied</span>}</span>
      </VisuallyHidden>
      {result?.copied === false && (
        <span key={result.click} role="alert">
          {failureMessage}
        </span>
      )}
    </>
  );
}
