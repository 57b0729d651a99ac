import type {ReactNode} from 'react';
import {lightLogo} from '../../../data/company/logos';
import type {PointList} from '../../../data/schema/page';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './LogoUsage.module.css';

type Props = PointList & {
  /** What the drawing of the free space says. */
  caption: string;
};

const {file, width, height} = lightLogo;

/** How the logo may be shown: the room it needs, drawn, and the rules beside it. */
export function LogoUsage({heading, intro, points, caption}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="rules">
      <div className={styles.parts}>
        <figure className={styles.figure}>
          <div className={styles.ground}>
            <div className={styles.room}>
              <img className={styles.logo} src={`/img/brand/${file}.svg`} alt="" width={width} height={height} />
            </div>
          </div>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
        <ul className={styles.rules}>
          {points.map(({icon, title, text}) => (
            <li key={title} className={styles.rule} data-kind={icon === 'close' ? 'never' : 'always'}>
              <span className={styles.icon}>{icon && <Icon name={icon} size={18} />}</span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
