import {type ReactNode, useId} from 'react';
import {tryIt} from '../../data/tryIt';
import {useKeptText} from '../../hooks/useKeptText';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Section} from '../ui/Section';
import styles from './TryItBox.module.css';

/**
 * A box to write into and a Send that is a link to the preview: what is typed goes nowhere (specification, section 2).
 */
export function TryItBox(): ReactNode {
  const {box, keep} = useKeptText(tryIt.id);
  const id = useId();
  const noteId = useId();

  function start(suggestion: string): void {
    if (box.current) box.current.value = suggestion;
    keep();
  }

  return (
    <Section heading={tryIt.heading} intro={tryIt.intro} layout="beside" id="try-it">
      <div className={styles.box}>
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
        <ul className={styles.suggestions} aria-label="Prompts to start from">
          {tryIt.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} onClick={() => start(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.note} id={noteId}>
            <Icon name="lock" size={16} />
            {tryIt.note}
          </p>
          <ButtonLink to={tryIt.send.to}>
            {tryIt.send.label}
            <Icon name="arrowRight" size={18} />
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
