import {type CSSProperties, type ReactNode, useRef} from 'react';
import {useInView} from '../../hooks/useInView';
import styles from './Waveform.module.css';

const loudness = [
  3, 5, 9, 6, 4, 8, 13, 16, 11, 7, 10, 15, 18, 14, 8, 5, 3, 4, 7, 12, 16, 13, 9, 6, 4, 3, 5, 10, 14, 17, 12, 8, 6, 9,
  13, 10, 6, 4, 3, 5, 8, 11, 7, 4,
];

/** Shows a waveform of speech. Animated only while it is on screen and motion is allowed. */
export function Waveform(): ReactNode {
  const wave = useRef<HTMLDivElement>(null);
  const inView = useInView(wave);
  return (
    <div ref={wave} className={styles.wave} data-live={inView || undefined}>
      {loudness.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change order
          key={index}
          className={styles.bar}
          data-animated
          style={{'--level': level / 18, '--turn': index % 7} as CSSProperties}
        />
      ))}
    </div>
  );
}
