import type {ReactNode} from 'react';
import {Section} from '../ui/Section';
import styles from './ColourSwatches.module.css';

type Props = {heading: string; intro?: string; colours: readonly {name: string; hex: string}[]};

/** Colours to copy, each beside its name and value. */
export function ColourSwatches({heading, intro, colours}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.swatches}>
        {colours.map(({name, hex}) => (
          <li key={hex} className={styles.swatch}>
            <span className={styles.colour} style={{backgroundColor: hex}} />
            <span className={styles.name}>{name}</span>
            <code className={styles.hex}>{hex}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
