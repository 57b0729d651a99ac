import type {ReactNode} from 'react';
import type {Languages as Content} from '../../../data/schema/example';
import {Section} from '../../ui/Section';
import styles from './Languages.module.css';

/** The same sentence in several languages, each marked as its own for letters and voices. */
export function Languages({heading, intro, sentences}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.sentences}>
        {sentences.map(({lang, name, sentence, rightToLeft}) => (
          <li key={lang} className={styles.sentence}>
            <p className={styles.name}>{name}</p>
            <p className={styles.words} lang={lang} dir={rightToLeft ? 'rtl' : undefined}>
              {sentence}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
