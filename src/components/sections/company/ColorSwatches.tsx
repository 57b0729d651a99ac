import type {ReactNode} from 'react';
import type {SectionHead} from '../../../data/schema/text';
import {CopyButton} from '../../ui/CopyButton';
import {Section} from '../../ui/Section';
import styles from './ColourSwatches.module.css';
import {contrastRatio, legibility} from './contrast';

type Colour = {name: string; hex: string};

type Props = SectionHead & {
  colours: readonly Colour[];
  /** What is written with on all of them. */
  inks: readonly Colour[];
};

/** Colours to copy, each with what can be read on it in which ink. */
export function ColourSwatches({heading, intro, colours, inks}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="colours">
      <ul className={styles.swatches}>
        {colours.map(({name, hex}) => (
          <li key={hex} className={styles.swatch}>
            <div className={styles.colour} style={{backgroundColor: hex}} aria-hidden="true">
              {inksOn(hex, inks)
                .filter((ink) => legibility(contrastRatio(hex, ink.hex)) !== 'no text')
                .map((ink) => (
                  <span key={ink.hex} className={styles.sample} style={{color: ink.hex}}>
                    Aa
                  </span>
                ))}
            </div>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <code className={styles.hex}>{hex}</code>
              <CopyButton text={hex} label="Copy" name={`Copy ${name}, ${hex}`} />
            </div>
            <ul className={styles.inks}>
              {inksOn(hex, inks).map((ink) => {
                const ratio = contrastRatio(hex, ink.hex);
                return (
                  <li key={ink.hex} className={styles.ink}>
                    <span>{`${ink.hex} on it`}</span>
                    <span className={styles.ratio}>{`${shown(ratio)}:1, ${legibility(ratio)}`}</span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Never rounded up: 2.96 is not 3, which is where large text begins. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** A colour cannot be read on itself. */
function inksOn(hex: string, inks: readonly Colour[]): Colour[] {
  return inks.filter((ink) => ink.hex !== hex);
}
