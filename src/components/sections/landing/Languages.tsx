import type {ReactNode} from 'react';
import type {Languages as Content} from '../../../data/landing/exampleSchema';
import {Section} from '../../ui/Section';
import styles from './Languages.module.css';

/** Shows a sentence in several languages, with `lang` and `dir` set for fonts and screen readers. */
export function Languages({heading, intro, sentences}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.sentences}>
        {sentences.map(({lang, name, sentence, rightToLeft}) => (
          <li key={lang} className={styles.sentence}>
            <p className="text-faint">{name}</p>
            <p className={styles.text} lang={lang} dir={rightToLeft ? 'rtl' : undefined}>
              {sentence}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
