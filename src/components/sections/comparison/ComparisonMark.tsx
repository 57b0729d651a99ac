import type {ReactNode} from 'react';
import type {Mark} from '../../../data/comparisons/schema';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './ComparisonMark.module.css';

/** Labels of the marks: for screen readers, and visible for marks without an icon. */
const markLabels: Readonly<Record<Mark, string>> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  varies: 'Varies',
  unstated: 'Not stated',
};

const markIcons = {yes: 'check', no: 'close'} as const;

/** Shows a mark of the feature table, as an icon or as text. */
export function ComparisonMark({mark}: {mark: Mark}): ReactNode {
  if (mark === 'yes' || mark === 'no') {
    return (
      <span className={styles.icon} data-mark={mark}>
        <Icon name={markIcons[mark]} size={18} />
        <VisuallyHidden>{markLabels[mark]}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.label} data-mark={mark}>
      {markLabels[mark]}
    </span>
  );
}
