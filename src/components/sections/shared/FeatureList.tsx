import type {ReactNode} from 'react';
import type {PointList as Content} from '../../../data/schema/page';
import {ArrowLink} from '../../ui/ArrowLink';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './FeatureList.module.css';

type Props = Content & {
  /** `rows` beside the heading, to be read; `cards` below it, to choose from: there each point leads somewhere. */
  look?: 'rows' | 'cards';
};

/** A section that says a few things one by one, each under a heading of its own. */
export function FeatureList({id, heading, intro, points, look = 'rows'}: Props): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} layout={look === 'rows' ? 'beside' : 'above'}>
      <ul className={styles.list} data-look={look}>
        {points.map(({icon, title, text, link}) => (
          <li key={title} className={styles.point}>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} size={20} />
              </span>
            )}
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {link && <ArrowLink {...link} compact />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
