import type {ReactNode} from 'react';
import type {PointList as Content} from '../../../data/schema/page';
import {ArrowLink} from '../../ui/ArrowLink';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './FeatureList.module.css';

type Props = Content & {
  /** `rows`: next to the heading. `cards`: below it; each point must have a link. */
  variant?: 'rows' | 'cards';
};

/** Lists a few points, each with its own heading. */
export function FeatureList({id, heading, intro, points, variant = 'rows'}: Props): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} layout={variant === 'rows' ? 'beside' : 'above'}>
      <ul className={styles.list} data-variant={variant}>
        {points.map(({icon, title, text, link}) => (
          <li key={title} className={styles.point}>
            {icon && (
              <span className={styles.icon}>
                <NamedIcon name={icon} size={20} />
              </span>
            )}
            <div className={styles.textBlock}>
              <h3 className="text-title">{title}</h3>
              <p className="text-body">{text}</p>
              {link && <ArrowLink {...link} compact />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
