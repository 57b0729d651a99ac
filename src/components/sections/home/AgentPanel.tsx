import {memo} from 'react';
import type {AgentTab} from '../../../data/home/schema';
import {Scene} from '../../scenes/Scene';
import {CheckList} from '../../ui/CheckItem';
import {GradientButton} from '../shared/GradientButton';
import styles from './AgentPanel.module.css';

/** Describes an agent, with a product scene on the other side. Memoized, because tab rotation re-renders the parent. */
export const AgentPanel = memo(function AgentPanel({
  title,
  description,
  bullets,
  scene,
  buttons: [first, second],
}: AgentTab) {
  return (
    <div className={styles.panel}>
      <div className={styles.textBlock}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <CheckList items={bullets} className={styles.bullets} />
        <div className={styles.buttons}>
          <GradientButton to={first.to}>{first.label}</GradientButton>
          <GradientButton to={second.to} variant="normaloutline">
            {second.label}
          </GradientButton>
        </div>
      </div>
      <div>
        <Scene name={scene} />
      </div>
    </div>
  );
});
