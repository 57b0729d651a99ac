import type {ReactNode} from 'react';
import type {SectionHead} from '../../../data/schema/text';
import {CopyButton} from '../../ui/CopyButton';
import {Section} from '../../ui/Section';
import styles from './ColorSwatches.module.css';
import {contrastRatio, legibility} from './contrast';

type Color = {name: string; hex: string};

type Props = SectionHead & {
  colours: readonly Color[];
  /** Text colors to test on each color. */
  inks: readonly Color[];
};

/** Lists colors to copy, each with the contrast of the text colors on it. */
export function ColorSwatches({heading, intro, colours, inks}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="colours">
      <ul className={styles.swatches}>
        {colours.map(({name, hex}) => (
          <li key={hex} className={styles.swatch}>
            <div className={styles.color} style={{backgroundColor: hex}} aria-hidden="true">
              {inksOn(hex, inks)
                .filter((ink) => legibility(contrastRatio(hex, ink.hex)) !== 'not for text')
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
                  <li key={ink.hex}>
                    <span>{`${ink.hex} text`}</span>
                    <span className={styles.ratio}>{`${formatRatio(ratio)}:1, ${legibility(ratio)}`}</span>
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

/** Rounds down: 2.96 must not appear as 3.0, the WCAG minimum for large text. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** Returns the text colors other than the background color itself. */
function inksOn(hex: string, inks: readonly Color[]): Color[] {
  return inks.filter((ink) => ink.hex !== hex);
}
