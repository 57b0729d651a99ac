import {type ReactNode, useId} from 'react';
import {tryIt} from '../../data/tryIt';
import {useKeptText} from '../../hooks/useKeptText';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import styles from './PromptBox.module.css';

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
  const {box, keep} = useKeptText(tryIt.id);
  const id = useId();
  const noteId = useId();

  function start(suggestion: string): void {
    if (box.current) box.current.value = suggestion;
    keep();
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
        maxLength={4000}
        autoComplete="off"
        placeholder={tryIt.placeholder}
        aria-describedby={noteId}
        onInput={keep}
      />
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
