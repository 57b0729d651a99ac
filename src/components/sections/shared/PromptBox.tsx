import {type ReactNode, useId, useState} from 'react';
import {tryIt} from '../../../data/home/tryIt';
import {useDraftTextarea} from '../../../hooks/useDraftTextarea';
import {ButtonLink} from '../../ui/Button';
import {CharacterCount} from '../../ui/CharacterCount';
import {Icon} from '../../ui/Icon';
import styles from './PromptBox.module.css';

/** How many characters the box takes. */
const limit = 4000;

type Props = {
  /** Prompts that one press writes into the box. */
  suggestions?: readonly string[];
  /** `large` where the box is what the page is for. */
  size?: 'medium' | 'large';
};

/**
 * A box to write into and a Send that is a link to the preview: what is typed goes nowhere (specification, section 2).
 */
export function PromptBox({suggestions = [], size = 'medium'}: Props): ReactNode {
  const {box, keep} = useDraftTextarea(tryIt.id);
  const id = useId();
  const noteId = useId();
  const limitId = useId();
  const [used, setUsed] = useState(0);

  function count(): void {
    setUsed(box.current?.value.length ?? 0);
  }

  function take(): void {
    keep();
    count();
  }

  /** A prompt takes the place of another one, and stands below what the visitor has typed, where the box has room. */
  function start(suggestion: string): void {
    if (!box.current) return;
    const typed = box.current.value.split('\n').filter((line) => !suggestions.includes(line));
    const value = [typed.join('\n').trim(), suggestion].filter(Boolean).join('\n');
    if (value.length <= limit) box.current.value = value;
    take();
  }

  return (
    <div className={styles.box} data-size={size}>
      <label className={styles.label} htmlFor={id}>
        {tryIt.label}
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.input}
        rows={3}
        maxLength={limit}
        autoComplete="off"
        placeholder={tryIt.placeholder}
        aria-describedby={`${limitId} ${noteId}`}
        onInput={take}
        // What was kept is put back without a word.
        onFocus={count}
      />
      <div className={styles.limit}>
        <CharacterCount id={limitId} used={used} limit={limit} />
      </div>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label="Prompts to start from">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} onClick={() => start(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.note} id={noteId}>
          <Icon name="lock" size={16} />
          {tryIt.note}
        </p>
        <ButtonLink to={tryIt.send.to} size={size}>
          {tryIt.send.label}
          <Icon name="arrowRight" size={18} />
        </ButtonLink>
      </div>
    </div>
  );
}
