import type {ReactNode} from 'react';
import {integrations} from '../../data/integrations';
import styles from './ToolMark.module.css';

/** An integration's mark in the text's color. Decorative. */
export function ToolMark({name}: {name: string}): ReactNode {
  const mark = integrations.find((integration) => integration.name === name)?.mark;
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`/img/marks.svg#${mark}`} />
    </svg>
  );
}
