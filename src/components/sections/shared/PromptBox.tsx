import {type ReactNode, useId, useState} from 'react';
import {tryIt} from '../../../data/home/tryIt';
import {ButtonLink} from '../../ui/Button';
import {CharacterCount} from '../../ui/CharacterCount';
import {Icon} from '../../ui/Icon';
import styles from './PromptBox.module.css';
import {useDraftTextarea} from './useDraftTextarea';

const maxCharacters = 4000;

type Props = {
  /** Prompts that a click inserts into the input. */
  suggestions?: readonly string[];
  /** `large` if the input is the page's main content. */
  size?: 'medium' | 'large';
};

/** Shows a prompt input with a Send link to the preview. The text is not sent (specification, section 2). */
export function PromptBox({suggestions = [], size = 'medium'}: Props): ReactNode {
  const {ref, save} = useDraftTextarea(tryIt.id);
  const id = useId();
  const noteId = useId();
  const limitId = useId();
  const [used, setUsed] = useState(0);

  function updateCount(): void {
    setUsed(ref.current?.value.length ?? 0);
  }

  function handleInput(): void {
    save();
    updateCount();
  }

  /** Appends a suggested prompt to the visitor's text, replacing an earlier suggestion, unless it exceeds the limit. */
  function insertSuggestion(suggestion: string): void {
    if (!ref.current) return;
    const typed = ref.current.value.split('\n').filter((line) => !suggestions.includes(line));
    const value = [typed.join('\n').trim(), suggestion].filter(Boolean).join('\n');
    if (value.length <= maxCharacters) ref.current.value = value;
    handleInput();
  }

  return (
    <div className={styles.box} data-size={size}>
      <label className={styles.label} htmlFor={id}>
        {tryIt.label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.input}
        rows={3}
        maxLength={maxCharacters}
        autoComplete="off"
        placeholder={tryIt.placeholder}
        aria-describedby={`${limitId} ${noteId}`}
        onInput={handleInput}
        // Restoring the draft fires no `input` event.
        onFocus={updateCount}
      />
      <div className={styles.limit}>
        <CharacterCount id={limitId} used={used} limit={maxCharacters} />
      </div>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label="Example prompts">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} onClick={() => insertSuggestion(suggestion)}>
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
