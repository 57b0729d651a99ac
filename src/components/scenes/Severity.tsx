import type {ReactNode} from 'react';
import {Tag, type Tone} from './Tag';

const levels = ['low', 'medium', 'high', 'critical'] as const;
type Level = (typeof levels)[number];

const labels: Record<Level, string> = {low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical'};
const tones: Record<Level, Tone> = {low: 'info', medium: 'warn', high: 'bad', critical: 'grave'};

/** Shows the severity of a finding as text and as one to four bars. */
export function Severity({level}: {level: Level}): ReactNode {
  return (
    <Tag tone={tones[level]}>
      <svg viewBox="0 0 14 10" width="14" height="10" fill="currentColor" aria-hidden="true">
        {levels.map((step, index) => (
          <rect
            key={step}
            x={index * 3.75}
            y={7 - index * 2.25}
            width="2.25"
            height={3 + index * 2.25}
            rx="0.75"
            opacity={index <= levels.indexOf(level) ? 1 : 0.3}
          />
        ))}
      </svg>
      {labels[level]}
    </Tag>
  );
}
