import type {ReactNode} from 'react';
import type {IconName} from '../../../lib/iconNames';
import {Tag} from '../../scenes/Tag';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './FeatureTitle.module.css';

type Props = {id: string; icon: IconName; name: string; tag?: string; claim: string};

/** Shows a feature's name as the heading, and its main claim in larger type. */
export function FeatureTitle({id, icon, name, tag, claim}: Props): ReactNode {
  return (
    <div className={styles.title}>
      <h3 className={styles.name} id={id}>
        <NamedIcon name={icon} size={18} />
        {name} {tag && <Tag tone="info">{tag}</Tag>}
      </h3>
      <p className={styles.claim}>{claim}</p>
    </div>
  );
}
