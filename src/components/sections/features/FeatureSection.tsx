import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import type {FeatureChapter, FeaturePart} from '../../../data/features/schema';
import {Tag} from '../../scenes/Tag';
import {ArrowLink} from '../../ui/ArrowLink';
import {CheckList} from '../../ui/CheckItem';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './FeatureSection.module.css';

type Props = FeaturePart &
  Pick<FeatureChapter, 'tag' | 'bullets'> & {
    /** Layout on a wide screen: as `room` in data, also with a `narrow` scene at the left, or `steps` next to the scene. */
    layout?: FeatureChapter['room'] | 'narrow' | 'steps';
    scene?: ReactNode;
    /** Below the text and the scene. */
    children?: ReactNode;
  };

/** Presents one feature: its name as the heading, its claim in larger type, and a product scene. */
export function FeatureSection({
  id,
  icon,
  name,
  tag,
  claim,
  text,
  bullets = [],
  link,
  layout,
  scene,
  children,
}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <section className={styles.chapter} data-layout={layout} id={id} aria-labelledby={headingId}>
      <div className={styles.textBlock}>
        <div className={styles.title}>
          <h3 className={styles.name} id={headingId}>
            <NamedIcon name={icon} size={18} />
            {name} {tag && <Tag tone="info">{tag}</Tag>}
          </h3>
          <p className={styles.claim}>{claim}</p>
        </div>
        <div className={styles.details}>
          <p className="text-body">{text}</p>
          {bullets.length > 0 && <CheckList items={bullets} className={styles.bullets} />}
          {link && <ArrowLink {...link} />}
        </div>
      </div>
      {scene && <div className={styles.scene}>{scene}</div>}
      {children}
    </section>
  );
}
