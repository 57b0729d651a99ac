import type {ReactNode} from 'react';
import type {Mark} from '../../../data/schema/comparison';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './ComparisonMark.module.css';

/** The words of the marks, for the ear and, where a drawing says too little, for the eye. */
const markWords: Readonly<Record<Mark, string>> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  varies: 'Varies',
  unstated: 'Not stated',
};

const drawn = {yes: 'check', no: 'close'} as const;

/** A mark of the feature table: a drawing that is also a word. */
export function ComparisonMark({mark}: {mark: Mark}): ReactNode {
  if (mark === 'yes' || mark === 'no') {
    return (
      <span className={styles.drawing} data-mark={mark}>
        <Icon name={drawn[mark]} size={18} />
        <VisuallyHidden>{markWords[mark]}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.word} data-mark={mark}>
      {markWords[mark]}
    </span>
  );
}
