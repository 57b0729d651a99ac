import {type ReactNode, useId} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import type {PageMeta} from '../../data/schema/page';
import {tryIt} from '../../data/tryIt';
import {useKeptText} from '../../hooks/useKeptText';
import styles from './RequestBox.module.css';

/** The playground: a text box and a Send, which is a link: what is typed goes nowhere (specification, section 2). */
export function RequestBox({heading, intro}: Pick<PageMeta, 'heading' | 'intro'>): ReactNode {
  const {box, keep} = useKeptText(tryIt.id);
  const id = useId();
  const noteId = useId();
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <header className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        <div className={styles.box}>
          <label className={styles.label} htmlFor={id}>
            {tryIt.label}
          </label>
          <textarea
            ref={box}
            id={id}
            className={styles.input}
            rows={4}
            maxLength={4000}
            autoComplete="off"
            placeholder={tryIt.placeholder}
            aria-describedby={noteId}
            onInput={keep}
          />
          <div className={styles.foot}>
            <p className={styles.note} id={noteId}>
              <Icon name="lock" size={16} />
              {tryIt.note}
            </p>
            <ButtonLink to={tryIt.send.to} size="large">
              {tryIt.send.label}
              <Icon name="arrowRight" size={18} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
